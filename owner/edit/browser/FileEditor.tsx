import Form from '@rjsf/core';
import type { ErrorSchema, Experimental_DefaultFormStateBehavior, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useRef, useState } from 'react';
import { ChangeAlert } from './Alert.tsx';
import { type Change, type ContentFile, deleteFile, Refused, toError, writeFile } from './calls.ts';
import { MarkdownText } from './MarkdownText.tsx';
import { templates, widgets } from './theme.tsx';

interface Props {
  name: string;
  file: ContentFile;
  removable: boolean;
  onChange: () => void;
  /** @param isComplete whether nothing was typed during the save */
  onSaved: (isComplete: boolean) => void;
  onReopen: () => void;
  onDeleted: () => void;
}

/** Without this, opening a form would add defaults to its file. */
const defaultFormState: Experimental_DefaultFormStateBehavior = {
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipEmptyDefaults',
};

/** The form of one file, and its Markdown. */
export function FileEditor({ name, file, removable, ...callbacks }: Props) {
  const [fields, setFields] = useState(file.fields);
  const [body, setBody] = useState(file.body ?? (name.endsWith('.md') ? '' : undefined));
  const [version, setVersion] = useState(file.version);
  const [saving, setSaving] = useState(false);
  const [status, setStatus] = useState('');
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<{ action: string; error: Error }>();
  const edits = useRef(0);
  /** A change with unknown outcome. */
  const pending = useRef<Change>(undefined);

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
      const editsBefore = edits.current;
      const saved = await write({ fields, body, version: await resolveVersion() });
      const isComplete = edits.current === editsBefore;
      setVersion(saved.version);
      setNotes(saved.notes);
      setStatus(isComplete ? 'Saved.' : 'Saved. Your latest changes are not saved yet.');
      callbacks.onSaved(isComplete);
    });

  const remove = () =>
    attempt('deleted', async () => {
      if (version === null || !confirm(`Delete ${name}?`)) return;
      await deleteFile(name, version);
      callbacks.onDeleted();
    });

  function countEdit() {
    edits.current += 1;
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
          <button type="button" onClick={remove}>
            Delete
          </button>
        )}
        <p role="status">{status}</p>
        {failure && <ChangeAlert {...failure} />}
        {notes.length > 0 && (
          <section className="refusal" aria-label="Build errors">
            <p>Saved. The build fails until you correct this:</p>
            <ul>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </section>
        )}
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
          if (id !== undefined) countEdit();
        }}
      />
      {body !== undefined && (
        <MarkdownText
          name={name}
          value={body}
          onChange={(text) => {
            setBody(text);
            countEdit();
          }}
        />
      )}
    </>
  );
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
