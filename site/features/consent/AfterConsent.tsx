import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { allowsMarketing, onConsentChange } from './marketing.ts';

/**
 * A picture of another host above the drawn one. It is rendered in the browser only after the visitor
 * allows marketing, so nothing is requested from that host before.
 */
export function AfterConsent({ children }: { children: ReactNode }) {
  const isAllowed = useSyncExternalStore(onConsentChange, allowsMarketing, () => false);
  return isAllowed ? <Picture>{children}</Picture> : null;
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
