import type { ReactNode } from 'react';
import './links.css';

interface Props {
  id?: string;
  title: string;
  /** Beside the title. */
  children?: ReactNode;
}

/** The visible row of a `details` with the class `disclosure`. */
export const DisclosureRow = ({ id, title, children }: Props) => (
  <summary className="disclosure-row">
    <h3 id={id} className="type-h4 link-fading">
      {title}
    </h3>
    {children}
    <span className="disclosure-sign screen-only" aria-hidden="true" />
  </summary>
);
