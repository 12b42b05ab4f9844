import { type ReactNode, useState, useSyncExternalStore } from 'react';

/**
 * A picture of another host, over the drawn one that stands before it. Nothing is asked of that host
 * before a visitor allows marketing, so it works in an island alone: the built page has no trace of it.
 */
export function AfterConsent({ children }: { children: ReactNode }) {
  return useMarketingConsent() ? <Picture>{children}</Picture> : null;
}

/** A picture that does not come leaves the drawn one as it was. */
function Picture({ children }: { children: ReactNode }) {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <span className="cover-picture" onErrorCapture={() => setFailed(true)}>
      {children}
    </span>
  );
}

/** Consent marks the document, and says `consentchange` whenever a visitor decides. */
const useMarketingConsent = (): boolean =>
  useSyncExternalStore(
    (decided) => {
      document.addEventListener('consentchange', decided);
      return () => document.removeEventListener('consentchange', decided);
    },
    () => document.documentElement.dataset.marketing === 'granted',
    () => false,
  );
