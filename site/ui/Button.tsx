import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { Link } from '../../lib/content/schemas/words.ts';
import './button.css';

type Weight = 'main' | 'second' | 'quiet';

const formatClasses = (weight: Weight, small: boolean, extra?: string) =>
  ['button', `button-${weight}`, small && 'button-small', extra].filter(Boolean).join(' ');

interface Look {
  weight?: Weight;
  small?: boolean;
  className?: string;
}

/** A link that looks like a button. One main button per view (docs/product.md, Look). */
export function ButtonLink({ to, label, weight = 'main', small = false, className }: Look & Link) {
  return (
    <a className={formatClasses(weight, small, className)} href={to}>
      <span className="button-words">{label}</span>
    </a>
  );
}

/** A button. While `busy` its underline advances and its width stays. */
export function Button({
  weight = 'main',
  small = false,
  busy = false,
  className,
  children,
  ...rest
}: Look & { busy?: boolean; children: ReactNode } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      className={formatClasses(weight, small, className)}
    >
      <span className="button-words">{children}</span>
    </button>
  );
}
