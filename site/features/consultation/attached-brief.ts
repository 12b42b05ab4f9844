import { useEffect, useEffectEvent, useState } from 'react';
import { consultationFields } from '../../../lib/forms/consultation.ts';
import { storageKeys } from '../../../lib/forms/endpoints.ts';

/** The hiring brief on its way from its own page to a consultation form, within one visit. */

/** Most characters of a brief that a request takes. */
export const maxBriefChars =
  consultationFields.find(({ name }) => name === 'brief')?.limit ?? Number.POSITIVE_INFINITY;

/** @returns false where the browser keeps nothing */
export function attachBrief(text: string): boolean {
  try {
    sessionStorage.setItem(storageKeys.attachedBrief, text);
    return true;
  } catch {
    return false;
  }
}

/** @returns null where no brief goes along */
export function readAttachedBrief(): string | null {
  try {
    return sessionStorage.getItem(storageKeys.attachedBrief);
  } catch {
    return null;
  }
}

export function detachBrief(): void {
  try {
    sessionStorage.removeItem(storageKeys.attachedBrief);
  } catch {
    // What could not be kept need not be removed.
  }
}

/**
 * The hiring brief that goes along with the request, if there is one. Once the request is sent, or
 * the visitor leaves it out, it stays behind.
 * @param sent whether a request was just accepted
 * @param onDetached the field is no longer a part of the form
 */
export function useAttachedBrief(sent: boolean, onDetached: () => void) {
  const [brief, setBrief] = useState<string | null>(null);
  useEffect(() => setBrief(readAttachedBrief()), []);

  function detach(): void {
    detachBrief();
    setBrief(null);
    onDetached();
  }
  const detachSent = useEffectEvent(detach);
  useEffect(() => {
    if (sent) detachSent();
  }, [sent]);

  return { brief, detach };
}
