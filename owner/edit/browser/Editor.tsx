import { useCallback, useEffect, useRef, useState } from 'react';
import { Alert } from './Alert.tsx';
import { asError, type File, type Overview, readFile, readOverview, readPage } from './calls.ts';
import { FileEditor } from './FileEditor.tsx';
import { FileList } from './FileList.tsx';

/** The files on the left, the open one in the middle, and the page that shows it on the right. */
export function Editor() {
  const [overview, setOverview] = useState<Overview>();
  const [open, setOpen] = useState<{ name: string; file: File; time: number }>();
  const [page, setPage] = useState('/');
  const [reloads, setReloads] = useState(0);
  /** The opening of a file that has unsaved changes. */
  const [changed, setChanged] = useState<number>();
  const [failure, setFailure] = useState<Error>();
  /** The file that was asked for last: an earlier one may be answered later. */
  const wanted = useRef('');

  const list = useCallback(
    () => readOverview().then(setOverview, (error: unknown) => setFailure(asError(error))),
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
      setChanged(undefined);
      setFailure(undefined);
      // The site takes a while to answer at first; the form is there meanwhile.
      const shown = await readPage(name);
      if (wanted.current === name) setPage(shown);
    } catch (error) {
      setFailure(asError(error));
    }
  }

  /** An answer may come after another file was opened, whose changes are not saved. */
  const forget = (time: number) => setChanged((now) => (now === time ? undefined : now));

  async function reload() {
    try {
      if (open) setPage(await readPage(open.name));
      setReloads((count) => count + 1);
    } catch (error) {
      setFailure(asError(error));
    }
  }

  return (
    <div className="editor">
      <nav aria-label="Content files">
        {overview && <FileList overview={overview} current={open?.name} onOpen={show} />}
      </nav>
      <main>
        {failure && <Alert error={failure}>{failure.message}</Alert>}
        {open ? (
          <FileEditor
            key={`${open.name} ${open.time}`}
            name={open.name}
            file={open.file}
            removable={overview?.files.find(({ name }) => name === open.name)?.removable ?? false}
            onChange={() => setChanged(open.time)}
            onSaved={(isAll) => {
              if (isAll) forget(open.time);
              void reload();
              void list();
            }}
            onReopen={() => void show(open.name)}
            onRemoved={() => {
              setOpen((now) => (now === open ? undefined : now));
              forget(open.time);
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
