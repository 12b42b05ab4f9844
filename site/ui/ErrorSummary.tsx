import type { ReactNode, Ref } from 'react';
import './field.css';
import './links.css';

interface Props {
  heading: string;
  /** 2 when only the title of the page is above it. */
  level?: 2 | 3;
  ref?: Ref<HTMLDivElement>;
  /** One ErrorSummaryItem for each error. */
  children: ReactNode;
}

/** Shown above a form after a failed submit; takes the focus. */
export function ErrorSummary({ heading, level = 3, ref, children }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would contain fields
    <div
      ref={ref}
      className="error-summary"
      role="group"
      aria-labelledby="error-summary-heading"
      tabIndex={-1}
    >
      <Heading id="error-summary-heading" className="error-summary-heading">
        {heading}
      </Heading>
      <ul role="list">{children}</ul>
    </div>
  );
}

/** Links to the field; with a script, `onChoose` moves the focus there. */
export function ErrorSummaryItem({
  fieldId,
  message,
  onChoose,
}: {
  fieldId: string;
  message: string;
  onChoose?: (fieldId: string) => void;
}) {
  return (
    <li>
      <a
        className="error-summary-link link"
        href={`#${fieldId}`}
        onClick={
          onChoose &&
          ((event) => {
            event.preventDefault();
            onChoose(fieldId);
          })
        }
      >
        {message}
      </a>
    </li>
  );
}
