import type { Page } from '@playwright/test';

/** @returns the layout shifts of the open page so far, with those of the next three frames */
export const readShifts = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const shifts: number[] = [];
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) shifts.push(Number(entry.toJSON().value ?? 0));
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // A change is laid out in the first frame, and its shifts are recorded by the third.
    for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve));
    add(observer.takeRecords());
    return shifts;
  });
