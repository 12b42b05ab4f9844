import { type SubmitEvent, useState } from 'react';
import type { Overview } from './calls.ts';

interface Props {
  overview: Overview;
  current: string | undefined;
  onOpen: (name: string) => void;
}

const folderOf = (name: string) => name.split('/').slice(0, -1).join('/');

/** All content files by folder; a folder of entries takes new ones. */
export function FileList({ overview: { folder, files, folders }, current, onOpen }: Props) {
  const [sought, setSought] = useState('');
  const found = files.filter(({ name }) => name.includes(sought.trim().toLowerCase()));
  const groups = [
    ...new Set([...files.map(({ name }) => folderOf(name)), ...folders.map(folderOf)]),
  ];
  return (
    <>
      <label>
        Find a file
        <input type="search" value={sought} onChange={(event) => setSought(event.target.value)} />
      </label>
      {groups.sort().map((group) => {
        const pattern = folders.find((each) => folderOf(each) === group);
        const own = found.filter(({ name }) => folderOf(name) === group);
        if (own.length === 0 && (sought || !pattern)) return null;
        return (
          <section key={group} aria-label={group || folder}>
            <h2>{group || folder}</h2>
            <ul>
              {own.map(({ name }) => (
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

function NewFile({ pattern, onOpen }: { pattern: string; onOpen: Props['onOpen'] }) {
  const [name, setName] = useState('');
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const slug = name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '');
    if (!slug) return;
    onOpen(pattern.replace('*', slug));
    setName('');
  }
  return (
    <form onSubmit={submit} className="new-file">
      <input
        aria-label={`Name of a new file in ${folderOf(pattern)}`}
        placeholder="name-of-a-new-file"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit">New</button>
    </form>
  );
}
