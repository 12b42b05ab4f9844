import { type ReactNode, useState } from 'react';
import { useConsentState } from './use-consent-state.ts';

/**
 * A picture of another host above the drawn one. It is rendered in the browser only after the visitor
 * allows marketing, so nothing is requested from that host before.
 */
export function AfterConsent({ children }: { children: ReactNode }) {
  return useConsentState().consent.marketing ? <Picture>{children}</Picture> : null;
}

/** The drawn picture stays when this one does not load. */
function Picture({ children }: { children: ReactNode }) {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <span className="cover-picture" onErrorCapture={() => setFailed(true)}>
      {children}
    </span>
  );
}
