/** States of pages after an interaction, which axe and the validators check. */
import type { Page } from '@playwright/test';
import { openPicker, requestCall } from './booking.ts';
import { getBanner } from './consent.ts';
import { answers, createConsultationForm, fillAnswers } from './consultation-form.ts';
import { expect } from './site.ts';

interface PageState {
  name: string;
  path: string;
  /** Window widths in pixels; 390 and 1440 by default. */
  widths?: readonly number[];
  /** Selector of the part whose controls nothing may cover; without it, something covers the page by design. */
  within?: string;
  /** A visitor who has not answered about cookies. */
  isNew?: boolean;
  /** Brings the open page into the state. */
  reach?: (page: Page) => Promise<void>;
}

const form = (page: Page) => page.locator('#contact-form form');

async function liveForm(page: Page): Promise<void> {
  await form(page).hover();
  await expect(form(page)).toBeHydrated();
}

async function fillAndBook(page: Page): Promise<void> {
  await liveForm(page);
  await fillAnswers(form(page), answers);
  await form(page).getByRole('button', { name: 'Book Your Consultation' }).click();
  await expect(page.locator('.toast')).toBeVisible();
}

const openTimes = async (page: Page) =>
  openPicker(page, await requestCall(page.request, answers.email));

async function writeBrief(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '1. Which chair?' }).fill('A CISO, in Dallas.');
  await expect(page.locator('.brief-sheet')).toContainText('A CISO, in Dallas.');
}

export const reachedStates: readonly PageState[] = [
  {
    name: 'the menu, open',
    path: '/about',
    widths: [390],
    within: '.header',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'the list of services, open',
    path: '/about',
    widths: [1440],
    within: '.header',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Services menu' }).press('Enter');
      await expect(page.locator('.services-panel')).toBeVisible();
    },
  },
  {
    name: 'a form with errors',
    path: '/contact',
    within: '#contact-form',
    reach: async (page) => {
      await liveForm(page);
      await form(page).getByRole('button', { name: 'Book Your Consultation' }).click();
      await expect(page.locator('.error-summary')).toBeVisible();
    },
  },
  { name: 'a form that was sent, and its toast', path: '/contact', reach: fillAndBook },
  {
    name: 'a form that could not be sent, and its toast',
    path: '/contact',
    reach: async (page) => {
      await page.route('**/api/consultations', (route) => route.abort());
      await fillAndBook(page);
    },
  },
  {
    name: 'a newsletter that was subscribed to',
    path: '/blog',
    reach: async (page) => {
      const newsletter = page.locator('form.newsletter');
      await newsletter.scrollIntoViewIfNeeded();
      await expect(newsletter).toBeHydrated();
      await newsletter.getByRole('textbox', { name: /mail/i }).fill('state@alder.example');
      await newsletter.getByRole('button').click();
      await expect(page.locator('.newsletter-words')).toBeVisible();
    },
  },
  { name: 'the banner', path: '/about', isNew: true },
  {
    name: 'the banner with its settings',
    path: '/about',
    within: '#cookie-banner',
    isNew: true,
    reach: async (page) => {
      await getBanner(page).getByRole('button', { name: 'Customize Settings' }).click();
    },
  },
  {
    name: 'the preference center, saved',
    path: '/privacy',
    reach: async (page) => {
      const center = page.getByRole('form', { name: 'Cookie preferences' });
      await center.scrollIntoViewIfNeeded();
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await center.getByRole('switch', { name: 'Analytics' }).check();
      await center.getByRole('button').click();
      await expect(center.getByRole('status')).not.toBeEmpty();
    },
  },
  {
    name: 'all posts',
    path: '/blog',
    within: 'body',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Load More Insights' }).click();
      await expect(page.getByRole('button', { name: 'Load More Insights' })).toHaveCount(0);
    },
  },
  {
    name: 'answers to a search',
    path: '/search?q=data',
    reach: (page) => expect(page.locator('.result').first()).toBeVisible(),
  },
  {
    name: 'the answer of the server to a form without a script',
    path: '/contact',
    within: 'body',
    reach: async (page) => {
      const answered = page.waitForNavigation();
      await form(page).evaluate((element: HTMLFormElement) => element.submit());
      await answered;
      await expect(page.locator('.error-summary')).toBeVisible();
    },
  },
  {
    name: 'a form that was sent, and its offer of times',
    path: '/contact',
    reach: async (page) => {
      const contact = createConsultationForm('/contact', '#contact-form');
      await contact.open(page);
      await contact.fill(page);
      // React waits for the styles of the offer on a timer.
      await page.clock.resume();
      await contact.book(page).click();
      await expect(page.getByRole('region', { name: 'Pick a time now' })).toBeVisible();
    },
  },
  { name: 'the times of a call', path: '/', within: 'body', reach: openTimes },
  {
    name: 'the times of a call without a script',
    path: '/',
    within: 'body',
    reach: async (page) => {
      await page.route('**/Picker*.js', (route) => route.abort());
      await page.goto(`/appointment?token=${await requestCall(page.request, answers.email)}`);
    },
  },
  {
    name: 'a booked call',
    path: '/',
    within: 'body',
    reach: async (page) => {
      await openTimes(page);
      await page.getByRole('radio').first().check();
      await page.locator('form.picker button[type=submit]').click();
      await expect(page.locator('.appointment-call')).toBeVisible();
    },
  },
  {
    name: 'a calculator with an error',
    path: '/tools/cost-of-vacancy',
    within: 'body',
    reach: async (page) => {
      await page.getByLabel(/^Days empty/).fill('ten weeks');
      await page.getByLabel(/^Days empty/).blur();
      await expect(page.locator('.field-error')).toBeVisible();
    },
  },
  {
    name: 'a hiring brief with an answer',
    path: '/tools/hiring-brief',
    within: 'body',
    reach: writeBrief,
  },
  {
    name: 'a form with a hiring brief',
    path: '/tools/hiring-brief',
    within: '#contact-form',
    reach: async (page) => {
      await writeBrief(page);
      await page.getByRole('button', { name: 'Send it along' }).click();
      await expect(form(page).getByLabel('Hiring brief (optional)')).toBeVisible();
    },
  },
  {
    name: 'a piece of the toolbox, open',
    path: '/tools',
    within: 'body',
    reach: (page) => page.locator('.piece summary').first().click(),
  },
  {
    name: 'a day of a drawn search, open',
    path: '/services/executive-professional-search',
    within: 'body',
    reach: async (page) => {
      await page.locator('summary').filter({ hasText: 'Step 2' }).click();
    },
  },
];
