import { allowed, choose, refusesMarketing } from './consent.ts';
import type { Choice } from './preferences.ts';

/**
 * Every form about cookies, the banner's and the preference center's: all show the same state, and
 * each says by the button that was pressed whether it means everything, nothing, or its own boxes.
 */
export function startConsentForms(): void {
  const boxes = (name: keyof Choice, within: ParentNode = document) => [
    ...within.querySelectorAll<HTMLInputElement>(`[data-consent] [name=${name}]`),
  ];

  function show(): void {
    const { analytics, marketing } = allowed();
    for (const box of boxes('analytics')) box.checked = analytics;
    for (const box of boxes('marketing')) {
      box.checked = marketing;
      box.disabled = refusesMarketing();
    }
    if (!refusesMarketing()) return;
    for (const words of document.querySelectorAll<HTMLElement>('[data-gpc]')) words.hidden = false;
  }

  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement && form.matches('[data-consent]'))) return;
    event.preventDefault();
    const all = submitter?.dataset.choose === 'all';
    const own = submitter?.dataset.choose !== 'none';
    const wants = (name: keyof Choice) => all || (own && boxes(name, form)[0]?.checked === true);
    choose({ analytics: wants('analytics'), marketing: wants('marketing') });
  });
  document.addEventListener('consentchange', show);
  show();
}
