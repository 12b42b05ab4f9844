import { useCallback, useEffect, useState } from 'react';
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
    try {
      const file = await readFile(name);
      setOpen({ name, file, time: Date.now() });
      setPage(file.page);
      setChanged(false);
      setRefused('');
    } catch (error) {
      setRefused(sentence(error));
    }
  }

  function showPage(next: string) {
    setPage(next);
    setReloads((count) => count + 1);
  }

  async function reload() {
    try {
      showPage(open ? await readPage(open.name) : page);
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
            onSaved={(next) => {
              setChanged(false);
              showPage(next);
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
          <p className="hint">
            Choose a file. What you save is in <code>{overview?.folder}/</code>, as if typed by
            hand.
          </p>
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
