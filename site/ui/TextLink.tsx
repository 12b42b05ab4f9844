import type { Link } from '../../lib/content/schemas/words.ts';
import './links.css';

interface Props extends Link {
  /** Whether it is in running text; elsewhere it needs a target of 44 px. */
  running?: boolean;
}

export const TextLink = ({ to, label, running = false }: Props) => (
  <a className={running ? 'link' : 'link link-standing'} href={to}>
    {label}
  </a>
);
