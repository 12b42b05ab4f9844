import Form from '@rjsf/core';
import type { ErrorSchema, Experimental_DefaultFormStateBehavior, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useEffect, useRef, useState } from 'react';
import { toSlug } from '../../../lib/content/slug.ts';
import { ChangeAlert, focusField, MergeAlert } from './Alert.tsx';
import {
  type Change,
  type Checked,
  type ContentFile,
  deleteFile,
  Refused,
  readFile,
  renameFile,
  type TextMatch,
  toError,
  writeFile,
} from './calls.ts';
import { MarkdownText } from './MarkdownText.tsx';
import { type Conflict, mergeChanges } from './merge-changes.ts';
import { templates, widgets } from './theme.tsx';

interface Props {
  name: string;
  file: ContentFile;
  removable: boolean;
  onChange: () => void;
  /** @param isComplete whether nothing was typed during the save */
  onSaved: (isComplete: boolean) => void;
  onReopen: () => void;
  /** @param newName undefined after a deletion */
  onMoved: (newName: string | undefined) => void;
  /** The search result to focus. */
  match: Pick<TextMatch, 'field' | 'text'> | undefined;
}

type Content = Pick<Change, 'fields' | 'body'>;

const isSaved = (saved: Content, current: Content) =>
  saved.fields === current.fields && (saved.body ?? '') === (current.body ?? '');

/** Without this, opening a form would add defaults to its file. */
const defaultFormState: Experimental_DefaultFormStateBehavior = {
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipEmptyDefaults',
};

/** The form of one file, and its Markdown. */
export function FileEditor({ name, file, removable, match, ...callbacks }: Props) {
  const [fields, setFields] = useState(file.fields);
  const [body, setBody] = useState(file.body ?? (name.endsWith('.md') ? '' : undefined));
  const [version, setVersion] = useState(file.version);
  const [saving, setSaving] = useState(false);
  const [status, setStatus] = useState('');
  const [checked, setChecked] = useState<Checked>({ errors: [], notes: [] });
  const [conflicts, setConflicts] = useState<readonly Conflict[]>();
  const [failure, setFailure] = useState<{ action: string; error: Error }>();
  /** The file as it was opened or last saved. */
  const base = useRef<Content>(file);
  /** The form as it is now. */
  const latest = useRef<Content>({ fields, body });
  /** A change with unknown outcome. */
  const pending = useRef<Change>(undefined);

  useEffect(() => {
    if (match) focusField(match.field, match.text);
  }, [match]);

  async function attempt(action: string, run: () => Promise<void>) {
    if (saving) return;
    setSaving(true);
    setStatus('');
    try {
      await run();
      setFailure(undefined);
    } catch (error) {
      setFailure({ action, error: toError(error) });
    } finally {
      setSaving(false);
    }
  }

  async function write(change: Change) {
    pending.current = change;
    try {
      const saved = await writeFile(name, change);
      pending.current = undefined;
      return saved;
    } catch (error) {
      if (error instanceof Refused) pending.current = undefined;
      throw error;
    }
  }

  /** Repeats a change with unknown outcome to learn the file's version. */
  async function resolveVersion(): Promise<string | null> {
    if (!pending.current) return version;
    try {
      return (await write(pending.current)).version;
    } catch (error) {
      if (error instanceof Refused) return version;
      throw error;
    }
  }

  const save = () =>
    attempt('saved', async () => {
      setConflicts(undefined);
      const change = { ...latest.current, version: await resolveVersion() };
      const saved = await write(change).catch((error: unknown) => {
        if (error instanceof Refused && error.isConflict) return undefined;
        throw error;
      });
      if (!saved) return mergeTheirs();
      const isComplete = isSaved(change, latest.current);
      base.current = change;
      setVersion(saved.version);
      setChecked(saved);
      setStatus(isComplete ? 'Saved.' : 'Saved. Your latest changes are not saved yet.');
      callbacks.onSaved(isComplete);
    });

  /** Merges what somebody else saved into the form. */
  async function mergeTheirs() {
    const theirs = await readFile(name);
    const mine = latest.current;
    setVersion(theirs.version);
    // A deleted file has nothing to merge. Saving creates it again.
    if (theirs.version === null) return setConflicts([]);
    const merged = mergeChanges(base.current.fields, mine.fields, theirs.fields);
    const text = mergeChanges(base.current.body, mine.body, theirs.body, ['text']);
    base.current = theirs;
    latest.current = {
      fields: merged.value,
      body: typeof text.value === 'string' ? text.value : undefined,
    };
    setFields(latest.current.fields);
    setBody(latest.current.body);
    setConflicts([...merged.conflicts, ...text.conflicts]);
  }

  const remove = () =>
    attempt('deleted', async () => {
      if (version === null) return;
      const redirect = askForRedirect(name, file.address);
      if (redirect === undefined) return;
      await deleteFile(name, version, redirect);
      callbacks.onMoved(undefined);
    });

  const rename = () =>
    attempt('renamed', async () => {
      const [, folder = '', stem = '', extension = ''] = /^(.*\/)(.+)(\.\w+)$/.exec(name) ?? [];
      const slug = toSlug(prompt(`New name of ${name}`, stem) ?? '');
      if (version === null || !slug || slug === stem) return;
      if (!isSaved(base.current, latest.current))
        throw new Refused('Save your changes first.', [], false);
      const newName = folder + slug + extension;
      await renameFile(name, version, newName);
      callbacks.onMoved(newName);
    });

  function edit(change: Partial<Content>) {
    latest.current = { ...latest.current, ...change };
    setStatus('');
    callbacks.onChange();
  }

  return (
    <>
      <header className="file-header">
        <h1>{name}</h1>
        <button type="button" className="primary" aria-disabled={saving} onClick={save}>
          Save
        </button>
        <button type="button" onClick={callbacks.onReopen}>
          Open again
        </button>
        {removable && version !== null && (
          <>
            <button type="button" onClick={rename}>
              Rename
            </button>
            <button type="button" onClick={remove}>
              Delete
            </button>
          </>
        )}
        <p role="status">{status}</p>
        {failure && <ChangeAlert {...failure} />}
        {conflicts && <MergeAlert conflicts={conflicts} />}
        <Findings label="Build errors" items={checked.errors}>
          Saved. The build fails until you correct this:
        </Findings>
        <Findings label="Notes" items={checked.notes}>
          Readers may notice this:
        </Findings>
      </header>
      <Form
        schema={file.schema}
        uiSchema={uiSchema}
        formData={fields}
        formContext={{ name }}
        validator={validator}
        templates={templates}
        widgets={widgets}
        extraErrors={toErrorSchema(failure?.error)}
        experimental_defaultFormStateBehavior={defaultFormState}
        showErrorList={false}
        noHtml5Validate
        noValidate
        tagName="div"
        onChange={({ formData }, id) => {
          setFields(formData);
          if (id !== undefined) edit({ fields: formData });
        }}
      />
      {body !== undefined && (
        <MarkdownText
          name={name}
          value={body}
          onChange={(text) => {
            setBody(text);
            edit({ body: text });
          }}
        />
      )}
    </>
  );
}

interface FindingsProps {
  label: string;
  items: readonly string[];
  children: string;
}

function Findings({ label, items, children }: FindingsProps) {
  if (items.length === 0) return null;
  return (
    <section className="refusal" aria-label={label}>
      <p>{children}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

/** @returns where visitors of a deleted page go, empty for nowhere; undefined to keep the file */
function askForRedirect(name: string, address: ContentFile['address']): string | undefined {
  if (!address) return confirm(`Delete ${name}?`) ? '' : undefined;
  const question = `Delete ${name}? Visitors of ${address.path} are sent to this page, or to none if it is empty:`;
  return prompt(question, address.parent)?.trim();
}

const uiSchema: UiSchema = { 'ui:submitButtonOptions': { norender: true } };

function toErrorSchema(error: Error | undefined): ErrorSchema {
  const root: ErrorSchema = {};
  if (!(error instanceof Refused)) return root;
  for (const { field, message } of error.problems) {
    let node: ErrorSchema = root;
    for (const key of field.split('.').filter(Boolean)) {
      const child: ErrorSchema = node[key] ?? {};
      node[key] = child;
      node = child;
    }
    node.__errors = [...(node.__errors ?? []), message];
  }
  return root;
}
