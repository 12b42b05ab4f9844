import './signature.css';

/** The line under a name, which ends in a dot: a dot is signed. */
export const Signature = ({ className = '' }: { className?: string }) => (
  <span className={`signature ${className}`} aria-hidden="true" data-draw="right" />
);
