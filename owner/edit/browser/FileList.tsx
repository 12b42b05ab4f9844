import { type SubmitEvent, useState } from 'react';
import { toSlug } from '../../../lib/content/slug.ts';
import { findText, type Overview, type TextMatch, toError } from './calls.ts';

interface Props {
  overview: Overview;
  current: string | undefined;
  onOpen: (name: string, match?: TextMatch) => void;
}

const getFolder = (name: string) => name.split('/').slice(0, -1).join('/');

/** All content files by folder, with a form for new entries. */
export function FileList({ overview: { folder, files, folders }, current, onOpen }: Props) {
  const [query, setQuery] = useState('');
  const matches = files.filter(({ name }) => name.includes(query.trim().toLowerCase()));
  const groups = [
    ...new Set([...files.map(({ name }) => getFolder(name)), ...folders.map(getFolder)]),
  ];
  return (
    <>
      <label>
        Find a file
        <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      </label>
      <TextSearch onOpen={onOpen} />
      {groups.sort().map((group) => {
        const pattern = folders.find((candidate) => getFolder(candidate) === group);
        const groupFiles = matches.filter(({ name }) => getFolder(name) === group);
        if (groupFiles.length === 0 && (query || !pattern)) return null;
        return (
          <section key={group} aria-label={group || folder}>
            <h2>{group || folder}</h2>
            <ul>
              {groupFiles.map(({ name }) => (
                <li key={name}>
                  <button
                    type="button"
                    aria-current={name === current ? 'page' : undefined}
                    onClick={() => onOpen(name)}
                  >
                    {name.slice(group ? group.length + 1 : 0)}
                  </button>
                </li>
              ))}
            </ul>
            {pattern && <NewFile pattern={pattern} onOpen={onOpen} />}
          </section>
        );
      })}
    </>
  );
}

/** Finds a text in all files. */
function TextSearch({ onOpen }: Pick<Props, 'onOpen'>) {
  const [matches, setMatches] = useState<readonly TextMatch[]>([]);
  const [outcome, setOutcome] = useState('');
  async function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text') ?? '');
    try {
      const found = await findText(text);
      setMatches(found);
      setOutcome(found.length === 1 ? '1 place' : `${found.length || 'No'} places`);
    } catch (error) {
      setOutcome(toError(error).message);
    }
  }
  return (
    <search>
      <form onSubmit={search} className="new-file">
        <input type="search" name="text" aria-label="Find a text in all files" placeholder="Text" />
        <button type="submit">Find</button>
      </form>
      <p role="status" className="hint">
        {outcome}
      </p>
      <ul aria-label="Places with the text">
        {matches.map((match) => (
          <li key={`${match.name} ${match.field} ${match.text}`}>
            <button type="button" onClick={() => onOpen(match.name, match)}>
              <b>{match.name}</b> {match.text}
            </button>
          </li>
        ))}
      </ul>
    </search>
  );
}

function NewFile({ pattern, onOpen }: { pattern: string; onOpen: Props['onOpen'] }) {
  const [name, setName] = useState('');
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const slug = toSlug(name);
    if (!slug) return;
    onOpen(pattern.replace('*', slug));
    setName('');
  }
  return (
    <form onSubmit={submit} className="new-file">
      <input
        aria-label={`Name of a new file in ${getFolder(pattern)}`}
        placeholder="name-of-new-file"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit">New</button>
    </form>
  );
}
