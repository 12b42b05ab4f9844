import { useCallback, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Alert } from './Alert.tsx';
import {
  type ContentFile,
  keepToken,
  type Overview,
  readFile,
  readOverview,
  readPage,
  type TextMatch,
  toError,
} from './calls.ts';
import { FileEditor } from './FileEditor.tsx';
import { FileList } from './FileList.tsx';
import './editor.css';

interface OpenFile {
  name: string;
  file: ContentFile;
  /** Identifies this opening of the file. */
  id: number;
  match: TextMatch | undefined;
}

/** The list of files, the form of the open one, and the page that shows it. */
function Editor() {
  const [overview, setOverview] = useState<Overview>();
  const [open, setOpen] = useState<OpenFile>();
  const [page, setPage] = useState('/');
  const [reloads, setReloads] = useState(0);
  /** The opening that has unsaved changes. */
  const [unsavedId, setUnsavedId] = useState<number>();
  const [failure, setFailure] = useState<Error>();
  /** The last requested file; responses may arrive out of order. */
  const requested = useRef('');

  const fail = (error: unknown) => setFailure(toError(error));
  const loadOverview = useCallback(
    () =>
      readOverview().then(setOverview, (error: unknown) => {
        setFailure(toError(error));
      }),
    [],
  );
  useEffect(() => void loadOverview(), [loadOverview]);

  useEffect(() => {
    if (!unsavedId) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unsavedId]);

  async function openFile(name: string, match?: TextMatch) {
    if (unsavedId && !confirm('Leave this file without saving your changes?')) return;
    requested.current = name;
    try {
      const file = await readFile(name);
      if (requested.current !== name) return;
      setOpen({ name, file, id: Date.now(), match });
      setUnsavedId(undefined);
      setFailure(undefined);
      // The first page of the site takes a while; the form does not wait for it.
      const filePage = await readPage(name);
      if (requested.current === name) setPage(filePage);
    } catch (error) {
      fail(error);
    }
  }

  /** Another file may be open and unsaved by now. */
  const clearUnsaved = (id: number) =>
    setUnsavedId((current) => (current === id ? undefined : current));

  async function reload() {
    try {
      if (open) setPage(await readPage(open.name));
      setReloads((count) => count + 1);
    } catch (error) {
      fail(error);
    }
  }

  return (
    <div className="editor">
      <nav aria-label="Content files">
        {overview && <FileList overview={overview} current={open?.name} onOpen={openFile} />}
      </nav>
      <main>
        {failure && <Alert cause={failure}>{failure.message}</Alert>}
        {open ? (
          <FileEditor
            key={open.id}
            name={open.name}
            file={open.file}
            removable={overview?.files.find(({ name }) => name === open.name)?.removable ?? false}
            onChange={() => setUnsavedId(open.id)}
            onSaved={(isComplete) => {
              if (isComplete) clearUnsaved(open.id);
              void reload();
              void loadOverview();
            }}
            onReopen={() => void openFile(open.name)}
            onMoved={(newName) => {
              setOpen((current) => (current === open ? undefined : current));
              clearUnsaved(open.id);
              void loadOverview();
              if (newName && requested.current === open.name) void openFile(newName);
            }}
            match={open.match}
          />
        ) : (
          <>
            <h1>Content editor</h1>
            <p className="hint">
              Choose a file. The editor saves it in <code>{overview?.folder}/</code>.
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

keepToken();
// The address of a restarted editor, opened in this tab, keeps unsaved changes.
addEventListener('hashchange', keepToken);
const root = document.getElementById('editor');
if (root) createRoot(root).render(<Editor />);
