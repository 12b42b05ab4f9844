import Form from '@rjsf/core';
import type { ErrorSchema, Experimental_DefaultFormStateBehavior, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useRef, useState } from 'react';
import { asError, type Change, deleteFile, type File, Refused, writeFile } from './calls.ts';
import { MarkdownText } from './MarkdownText.tsx';
import { Outcome } from './Outcome.tsx';
import { templates, widgets } from './theme.tsx';

interface Props {
  name: string;
  file: File;
  removable: boolean;
  onChange: () => void;
  /** @param isAll whether nothing was typed while the file was being saved */
  onSaved: (isAll: boolean) => void;
  onReopen: () => void;
  onRemoved: () => void;
}

/** A form that is only looked at adds nothing to its file; what tells kinds apart is set with the kind. */
const defaultFormState: Experimental_DefaultFormStateBehavior = {
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipEmptyDefaults',
};

/** The form of one file: its fields, and its text where it has one. */
export function FileEditor({ name, file, removable, ...on }: Props) {
  const [fields, setFields] = useState(file.fields);
  const [body, setBody] = useState(file.body ?? (name.endsWith('.md') ? '' : undefined));
  const [version, setVersion] = useState(file.version);
  const [saving, setSaving] = useState(false);
  const [status, setStatus] = useState('');
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<{ action: string; error: Error }>();
  const edits = useRef(0);
  /** A change whose outcome is unknown. */
  const pending = useRef<Change>(undefined);

  async function attempt(action: string, run: () => Promise<void>) {
    if (saving) return;
    setSaving(true);
    setStatus('');
    try {
      await run();
      setFailure(undefined);
    } catch (error) {
      setFailure({ action, error: asError(error) });
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

  /** Repeats a change of unknown outcome, to learn which version the file has now. */
  async function settledVersion(): Promise<string | null> {
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
      const sentEdits = edits.current;
      const saved = await write({ fields, body, version: await settledVersion() });
      const isAll = edits.current === sentEdits;
      setVersion(saved.version);
      setNotes(saved.notes);
      setStatus(isAll ? 'Saved.' : 'Saved. What you typed since is not saved yet.');
      on.onSaved(isAll);
    });

  const remove = () =>
    attempt('deleted', async () => {
      if (version === null || !confirm(`Delete ${name}?`)) return;
      await deleteFile(name, version);
      on.onRemoved();
    });

  function noteEdit() {
    edits.current += 1;
    setStatus('');
    on.onChange();
  }

  return (
    <>
      <header className="file-header">
        <h1>{name}</h1>
        <button type="button" className="primary" aria-disabled={saving} onClick={save}>
          Save
        </button>
        <button type="button" onClick={on.onReopen}>
          Open again
        </button>
        {removable && version !== null && (
          <button type="button" onClick={remove}>
            Delete
          </button>
        )}
        <p role="status">{status}</p>
        {failure && <Outcome {...failure} />}
        {notes.length > 0 && (
          <section className="refusal" aria-label="What the build will refuse">
            <p>Saved. The build will refuse this until it is put right:</p>
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
        extraErrors={errorSchema(failure?.error)}
        experimental_defaultFormStateBehavior={defaultFormState}
        showErrorList={false}
        noHtml5Validate
        noValidate
        tagName="div"
        onChange={({ formData }, id) => {
          setFields(formData);
          if (id !== undefined) noteEdit();
        }}
      />
      {body !== undefined && (
        <MarkdownText
          name={name}
          value={body}
          onChange={(text) => {
            setBody(text);
            noteEdit();
          }}
        />
      )}
    </>
  );
}

const uiSchema: UiSchema = { 'ui:submitButtonOptions': { norender: true } };

/** Puts each problem beside its field. */
function errorSchema(error: Error | undefined): ErrorSchema {
  const root: ErrorSchema = {};
  if (!(error instanceof Refused)) return root;
  for (const { field, message } of error.problems) {
    let at: ErrorSchema = root;
    for (const key of field.split('.').filter(Boolean)) {
      const next: ErrorSchema = at[key] ?? {};
      at[key] = next;
      at = next;
    }
    at.__errors = [...(at.__errors ?? []), message];
  }
  return root;
}
