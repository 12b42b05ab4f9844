import { keptInAddress, tryStorage } from '../storage.ts';

/** At this event `client:near` hydrates the island around the target (client-near.ts). */
export const wakeEvent = 'island:wake';

/** Hydrates the island around an element before the visitor uses it. */
export const wakeIsland = (element: Element | null): void => {
  element?.dispatchEvent(new Event(wakeEvent, { bubbles: true }));
};

/** Hydrates the island of a form if the browser keeps values for it where its `data-kept` says. */
export function wakeKeptForm(form: HTMLElement): void {
  const { kept = '' } = form.dataset;
  const isKept =
    kept === keptInAddress
      ? location.search
      : tryStorage(() => localStorage.getItem(kept) ?? sessionStorage.getItem(kept));
  if (isKept) wakeIsland(form);
}
