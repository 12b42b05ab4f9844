import './logo.css';

/** The fox in one stroke whose tail underlines the name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <svg viewBox="0 0 268 58" aria-hidden="true" className="logo-mark">
        <path d="M32 52L9 33L6 6L22 18H42L58 6L55 33L32 52H264" />
      </svg>
      <span className="logo-name">{name}</span>
    </span>
  );
}
