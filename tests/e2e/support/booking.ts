import type { APIRequestContext, Page } from '@playwright/test';
import { type Booked, bookedSchema, slotsSchema } from '../../../lib/forms/booking.ts';
import type { Call } from '../../../lib/forms/consultation.ts';
import { consultationAcceptedSchema } from '../../../lib/forms/consultation-schemas.ts';
import { answers } from './consultation-form.ts';
import { expect } from './site.ts';

/** @returns the token to book a call for a new lead */
export async function requestCall(
  request: APIRequestContext,
  email: string,
  changes: Partial<typeof answers> = {},
): Promise<string> {
  const data = { ...answers, email, ...changes };
  const response = await request.post('/api/consultations', { data });
  const { booking } = consultationAcceptedSchema.parse(await response.json());
  expect(booking, 'the request can book a call').toBeDefined();
  return booking?.token ?? '';
}

/** @returns the free times for a call, without the first, which may end while a test runs */
export async function readSlots(
  request: APIRequestContext,
  call: Call = 'consultation',
): Promise<string[]> {
  const response = await request.get('/api/appointments/slots', { params: { call } });
  return slotsSchema.parse(await response.json()).slots.slice(1);
}

export async function bookCall(
  request: APIRequestContext,
  token: string,
  start: string | undefined,
): Promise<Booked> {
  const response = await request.post('/api/appointments', { data: { token, start } });
  return bookedSchema.parse(await response.json());
}

export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const getPicker = (page: Page) => page.locator('form.picker');
export const submit = (page: Page) => getPicker(page).locator('button[type=submit]');
export const failure = (page: Page) => page.locator('.picker-failure');

export async function openPicker(page: Page, token: string): Promise<void> {
  await page.goto(`/appointment?token=${token}`);
  await expect(getPicker(page).getByText('Pick a time above.')).toBeVisible();
}
