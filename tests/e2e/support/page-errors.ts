import type { Page } from '@playwright/test';

/** @returns uncaught errors of a page as they come, such as React's when a node is no longer where it put it */
export function collectPageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}
