import { useEffect, useEffectEvent, useState } from 'react';
import { consultationFields } from '../../../lib/forms/consultation.ts';
import { storageKeys, tryStorage } from '../../storage.ts';

const key = storageKeys.attachedBrief;

/** Maximum length of a brief in a request, in UTF-16 code units. */
export const maxBriefChars =
  consultationFields.find(({ name }) => name === 'brief')?.maxChars ?? Number.POSITIVE_INFINITY;

/**
 * Attaches a hiring brief to the consultation request of this visit.
 * @returns false if storage is blocked
 */
export const attachBrief = (text: string): boolean =>
  tryStorage(() => {
    sessionStorage.setItem(key, text);
    return true;
  }) ?? false;

/**
 * The attached hiring brief, or null. It is removed by the visitor, or once the request is accepted.
 * @param sent whether a request was just accepted
 * @param onDetached called when the field is no longer part of the form
 */
export function useAttachedBrief(sent: boolean, onDetached: () => void) {
  const [brief, setBrief] = useState<string | null>(null);
  useEffect(() => setBrief(tryStorage(() => sessionStorage.getItem(key)) ?? null), []);

  function detach(): void {
    tryStorage(() => sessionStorage.removeItem(key));
    setBrief(null);
    onDetached();
  }
  const detachSent = useEffectEvent(detach);
  useEffect(() => {
    if (sent) detachSent();
  }, [sent]);

  return { brief, detach };
}
