import type { ReactNode } from 'react';
import './links.css';

interface PhoneDisclosureProps {
  /** The accessible name, if no text is shown. */
  name?: string;
  /** The id of an element that describes the row. */
  describedBy?: string;
  children?: ReactNode;
}

/**
 * A disclosure that phones show beside the content it folds, because that content is always open on paper and in wide
 * windows. The content's own styles hide it while the disclosure is closed.
 */
export const PhoneDisclosure = ({ name, describedBy, children }: PhoneDisclosureProps) => (
  <details className="disclosure-phone disclosure">
    <summary className="disclosure-phone-row" aria-label={name} aria-describedby={describedBy}>
      {children}
      <span className="disclosure-sign" aria-hidden="true" />
    </summary>
  </details>
);
