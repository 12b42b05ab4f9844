import './disclosure.css';

/**
 * A disclosure that phones show beside the content it folds, because that content is always open on paper and in wide
 * windows. The content's own styles hide it while the disclosure is closed.
 *
 * @param name the accessible name, because no text is shown
 */
export const PhoneDisclosure = ({ name }: { name: string }) => (
  <details className="disclosure-phone disclosure">
    <summary className="disclosure-phone-row" aria-label={name}>
      <span className="disclosure-sign" aria-hidden="true" />
    </summary>
  </details>
);
