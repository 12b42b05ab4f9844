import { useEffect, useEffectEvent, useState } from 'react';
import { attachedBrief, detachBrief } from './attached-brief.ts';

/**
 * The hiring brief that goes along with the request, if there is one. Once the request is sent, or
 * the visitor leaves it out, it stays behind.
 * @param sent whether a request was just accepted
 * @param onDetached the field is no longer a part of the form
 */
export function useAttachedBrief(sent: boolean, onDetached: () => void) {
  const [brief, setBrief] = useState<string | null>(null);
  useEffect(() => setBrief(attachedBrief()), []);

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
