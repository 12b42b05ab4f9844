import { type ReactNode, useState } from 'react';
import { useConsent } from './use-consent.ts';

/**
 * A picture of another host, over the drawn one. Nothing is requested from that host before a visitor
 * allows marketing, so it works only in an island: the built page has no trace of it.
 */
export function AfterConsent({ children }: { children: ReactNode }) {
  return useConsent().allowed.marketing ? <Picture>{children}</Picture> : null;
}

/** Where the picture fails to load, the drawn one stays. */
function Picture({ children }: { children: ReactNode }) {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <span className="cover-picture" onErrorCapture={() => setFailed(true)}>
      {children}
    </span>
  );
}
