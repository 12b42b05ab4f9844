/** States of pages after an interaction, which axe and the validators check. */
import type { Page } from '@playwright/test';
import { getBanner } from './consent.ts';
import { answers } from './consultation-form.ts';
import { expect } from './site.ts';

export interface PageState {
  name: string;
  path: string;
  /** Window widths in pixels; 390 and 1440 by default. */
  widths?: readonly number[];
  /** A visitor who has not answered about cookies. */
  isNew?: boolean;
  /** Brings the open page into the state. */
  reach?: (page: Page) => Promise<void>;
}

const form = (page: Page) => page.locator('#contact-form form');

async function liveForm(page: Page): Promise<void> {
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page)).toHaveAttribute('novalidate', '');
}

async function fillAndBook(page: Page): Promise<void> {
  await liveForm(page);
  await form(page).getByLabel('Name').fill(answers.name);
  await form(page).getByLabel('Company').fill(answers.company);
  await form(page).getByLabel('Email').fill(answers.email);
  await form(page).getByLabel('Message').fill(answers.message);
  await form(page).getByRole('button', { name: 'Book Your Consultation' }).click();
  await expect(page.locator('.toast')).toBeVisible();
}

export const reachedStates: readonly PageState[] = [
  {
    name: 'the menu, open',
    path: '/about',
    widths: [390],
    reach: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'the list of services, open',
    path: '/about',
    widths: [1440],
    reach: async (page) => {
      await page.getByRole('button', { name: 'Services menu' }).press('Enter');
      await expect(page.locator('.services-panel')).toBeVisible();
    },
  },
  {
    name: 'a form with errors',
    path: '/contact',
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
      await expect(newsletter).toHaveAttribute('novalidate', '');
      await newsletter.getByRole('textbox', { name: /mail/i }).fill('state@alder.example');
      await newsletter.getByRole('button').click();
      await expect(page.locator('.newsletter-words')).toBeVisible();
    },
  },
  { name: 'the banner', path: '/about', isNew: true },
  {
    name: 'the banner with its settings',
    path: '/about',
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
    name: 'all posts, filtered',
    path: '/blog',
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
    reach: async (page) => {
      const answered = page.waitForNavigation();
      await form(page).evaluate((element: HTMLFormElement) => element.submit());
      await answered;
      await expect(page.locator('.error-summary')).toBeVisible();
    },
  },
];
