import './mark.css';

/** The firm's mark, in the line's color and weight wherever its file leaves them open. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg className={`mark ${className}`} aria-hidden="true">
      <use href={`#${markId}`} />
    </svg>
  );
}

/** The layout draws the mark once on each page. */
export const markId = 'firm-mark';
