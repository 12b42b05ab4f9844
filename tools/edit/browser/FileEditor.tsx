import Form from '@rjsf/core';
import type { ErrorSchema, Experimental_DefaultFormStateBehavior, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useState } from 'react';
import { deleteFile, type File, type Problem, Refused, writeFile } from './calls.ts';
import { MarkdownText } from './MarkdownText.tsx';
import { templates, widgets } from './theme.tsx';

interface Props {
  name: string;
  file: File;
  removable: boolean;
  onChange: () => void;
  onSaved: () => void;
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
  const [refusal, setRefusal] = useState<Refused>();

  async function attempt(action: () => Promise<void>) {
    setSaving(true);
    setStatus('');
    try {
      await action();
      setRefusal(undefined);
    } catch (error) {
      setRefusal(error instanceof Refused ? error : new Refused(String(error), []));
    } finally {
      setSaving(false);
    }
  }

  const save = () =>
    attempt(async () => {
      const saved = await writeFile(name, { fields, body, version });
      setVersion(saved.version);
      setNotes(saved.notes);
      setStatus('Saved.');
      on.onSaved();
    });

  const remove = () =>
    attempt(async () => {
      if (version === null || !confirm(`Delete ${name}?`)) return;
      await deleteFile(name, version);
      on.onRemoved();
    });

  return (
    <>
      <header className="file-header">
        <h1>{name}</h1>
        <button type="button" className="primary" disabled={saving} onClick={save}>
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
      </header>
      {refusal && <Refusal refusal={refusal} />}
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
      <Form
        schema={file.schema}
        uiSchema={uiSchema}
        formData={fields}
        formContext={{ name }}
        validator={validator}
        templates={templates}
        widgets={widgets}
        extraErrors={errorSchema(refusal?.problems ?? [])}
        experimental_defaultFormStateBehavior={defaultFormState}
        showErrorList={false}
        noHtml5Validate
        noValidate
        tagName="div"
        onChange={({ formData }, id) => {
          setFields(formData);
          if (id !== undefined) on.onChange();
        }}
      />
      {body !== undefined && (
        <MarkdownText
          name={name}
          value={body}
          onChange={(text) => {
            setBody(text);
            on.onChange();
          }}
        />
      )}
    </>
  );
}

const uiSchema: UiSchema = { 'ui:submitButtonOptions': { norender: true } };

function Refusal({ refusal: { message, problems } }: { refusal: Refused }) {
  return (
    <div role="alert" className="refusal">
      <p>
        <strong>Not saved.</strong> The file is as it was.
      </p>
      {problems.length > 0 ? (
        <ul>
          {problems.map((problem) => (
            <li key={problem.field + problem.message}>
              {problem.field && <code>{problem.field}</code>} {problem.message}
            </li>
          ))}
        </ul>
      ) : (
        <p>{message}</p>
      )}
    </div>
  );
}

/** Puts each problem beside its field. */
function errorSchema(problems: readonly Problem[]): ErrorSchema {
  const root: ErrorSchema = {};
  for (const { field, message } of problems) {
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
