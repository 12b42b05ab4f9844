import type { ReactNode } from 'react';

/**
 * A picture of another host, over the drawn one that stands before it. Nothing in a template is
 * asked for: features/consent/consented-pictures.ts takes it out once marketing is allowed.
 */
export function AfterConsent({ children }: { children: ReactNode }) {
  return (
    <template data-after-consent="">
      <span className="cover-picture">{children}</span>
    </template>
  );
}
