import type { ReactNode } from 'react';
import { Line, Ring } from '../motion/Line.tsx';
import './heads.css';

interface Props {
  title: string;
  lead?: string;
  /** Names of what the page holds: each has a ring on the line, and is under it where there is room. */
  names?: readonly string[];
  /** Replaces the start of the line. */
  row?: ReactNode;
  /** Additional content beside the title. */
  children?: ReactNode;
}

/** A page's head: the title, a few words, and the start of the line, with a ring for each thing that the page holds. */
export function PlainHead({ title, lead, names = [], row = <StartRow />, children }: Props) {
  return (
    <section className="plain-head on-paper" aria-labelledby="page-title">
      <div className="frame">
        <div className="plain-head-words opening">
          <h1 id="page-title" className="type-hero">
            {title}
          </h1>
          <div className="plain-head-aside measure-34">
            {lead && <p className="type-lead">{lead}</p>}
            {children}
          </div>
        </div>
        <div className="zone plain-head-run">
          {row}
          {names.length > 0 && (
            <ol role="list" className="plain-head-names quiet type-small" aria-hidden="true">
              {names.map((name) => (
                <li key={name}>
                  <Ring className="plain-head-ring" />
                  <span className="plain-head-name only-from-laptop">{name}</span>
                </li>
              ))}
            </ol>
          )}
        </div>
      </div>
    </section>
  );
}

export const StartRow = () => (
  <>
    <Line className="row straight-h" />
    <Line className="bend-tr lane-right reach full" />
    <Ring className="row-ring" />
  </>
);
