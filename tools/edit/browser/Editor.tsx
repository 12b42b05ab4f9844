import { useCallback, useEffect, useRef, useState } from 'react';
import { type File, type Overview, Refused, readFile, readOverview, readPage } from './calls.ts';
import { FileEditor } from './FileEditor.tsx';
import { FileList } from './FileList.tsx';

const sentence = (error: unknown) =>
  error instanceof Refused ? error.message : 'Something went wrong in the editor.';

/** The files on the left, the open one in the middle, and the page that shows it on the right. */
export function Editor() {
  const [overview, setOverview] = useState<Overview>();
  const [open, setOpen] = useState<{ name: string; file: File; time: number }>();
  const [page, setPage] = useState('/');
  const [reloads, setReloads] = useState(0);
  const [changed, setChanged] = useState(false);
  const [refused, setRefused] = useState('');
  /** The file that was asked for last: an earlier one may be answered later. */
  const wanted = useRef('');

  const list = useCallback(
    () => readOverview().then(setOverview, (error: unknown) => setRefused(sentence(error))),
    [],
  );
  useEffect(() => void list(), [list]);

  useEffect(() => {
    if (!changed) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [changed]);

  async function show(name: string) {
    if (changed && !confirm('Leave this file without saving what you changed?')) return;
    wanted.current = name;
    try {
      const file = await readFile(name);
      if (wanted.current !== name) return;
      setOpen({ name, file, time: Date.now() });
      setChanged(false);
      setRefused('');
      // The site takes a while to answer at first; the form is there meanwhile.
      const shown = await readPage(name);
      if (wanted.current === name) setPage(shown);
    } catch (error) {
      setRefused(sentence(error));
    }
  }

  async function reload() {
    try {
      if (open) setPage(await readPage(open.name));
      setReloads((count) => count + 1);
    } catch (error) {
      setRefused(sentence(error));
    }
  }

  return (
    <div className="editor">
      <nav aria-label="Content files">
        {overview && <FileList overview={overview} current={open?.name} onOpen={show} />}
      </nav>
      <main>
        {refused && (
          <p role="alert" className="refusal">
            {refused}
          </p>
        )}
        {open ? (
          <FileEditor
            key={`${open.name} ${open.time}`}
            name={open.name}
            file={open.file}
            removable={overview?.files.find(({ name }) => name === open.name)?.removable ?? false}
            onChange={() => setChanged(true)}
            onSaved={() => {
              setChanged(false);
              void reload();
              void list();
            }}
            onReopen={() => {
              setChanged(false);
              void show(open.name);
            }}
            onRemoved={() => {
              setOpen(undefined);
              setChanged(false);
              void list();
            }}
          />
        ) : (
          <>
            <h1>Content editor</h1>
            <p className="hint">
              Choose a file. What you save is in <code>{overview?.folder}/</code>, as if typed by
              hand.
            </p>
          </>
        )}
      </main>
      <section aria-label="The site" className="site">
        <p>
          <a href={`${overview?.siteUrl}${page}`} target="_blank" rel="noreferrer">
            {page}
          </a>
          <button type="button" onClick={reload}>
            Reload page
          </button>
        </p>
        {overview && (
          <iframe
            key={reloads}
            title="The page that shows this file"
            src={overview.siteUrl + page}
          />
        )}
      </section>
    </div>
  );
}
