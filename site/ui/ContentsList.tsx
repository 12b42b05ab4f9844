import './rail-list.css';

interface Props {
  /** Names the list for assistive technology. */
  label: string;
  sections: { id: string; title: string }[];
}

/**
 * The sections of a long text, with rings; contents-list.ts turns the one that is being
 * read into a dot. Without a script it is a list of links.
 */
export function ContentsList({ label, sections }: Props) {
  return (
    <nav className="contents-list" aria-label={label} data-contents="">
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id} className="rail-item">
            <a className="rail-link contents-link" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
