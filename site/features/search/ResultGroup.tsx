import type { ReactNode } from 'react';

interface Props {
  /** Becomes the heading's id. */
  id: string;
  title: string;
  children?: ReactNode;
}

/** Pages of one kind: its name, where they were found their number, and the rows beside it. */
export function ResultGroup({ id, title, children }: Props) {
  return (
    <>
      <h2 id={id} className="results-kind type-h3">
        {title} <span className="results-number" />
      </h2>
      <ul className="results-rows">{children}</ul>
    </>
  );
}
