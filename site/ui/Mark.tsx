import './pictures.css';

/** The mark of the firm. Without own values it has the color and weight of the line. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg className={`mark ${className}`} aria-hidden="true">
      <use href={`#${markId}`} />
    </svg>
  );
}

/** The layout draws the mark once on each page. */
export const markId = 'firm-mark';
