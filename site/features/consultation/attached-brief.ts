import { useEffect, useEffectEvent, useState } from 'react';
import { consultationFields } from '../../../lib/forms/consultation.ts';
import { storageKeys } from '../../../lib/forms/endpoints.ts';

/** The hiring brief that a visitor attaches to a consultation request, stored for the session. */

/** Maximum length of a brief in a request. */
export const maxBriefChars =
  consultationFields.find(({ name }) => name === 'brief')?.maxChars ?? Number.POSITIVE_INFINITY;

/** @returns false when storage is blocked */
export function attachBrief(text: string): boolean {
  try {
    sessionStorage.setItem(storageKeys.attachedBrief, text);
    return true;
  } catch {
    return false;
  }
}

/** @returns null when no brief is attached */
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
    // Storage is blocked, so nothing is stored.
  }
}

/**
 * The hiring brief attached to the request, if any. It is removed after the request is sent, or by the
 * visitor.
 * @param sent whether a request was just accepted
 * @param onDetached called when the field is no longer part of the form
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
