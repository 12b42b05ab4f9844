/** How rjsf shows the fields of a file: labels, help and errors beside each, groups as <details>. */
import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  ariaDescribedByIds,
  descriptionId,
  errorId,
  type FieldTemplateProps,
  type MultiSchemaFieldTemplateProps,
  type ObjectFieldTemplateProps,
  type RegistryWidgetsType,
  type TemplatesType,
  type WidgetProps,
} from '@rjsf/utils';
import type { ReactNode } from 'react';
import { PictureField } from './PictureField.tsx';

function Field({
  id,
  label,
  required,
  displayLabel,
  rawErrors = [],
  rawDescription,
  schema,
  children,
}: FieldTemplateProps) {
  // The kind of an entry is chosen above its fields.
  if (schema.const !== undefined) return <div hidden>{children}</div>;
  // Groups, lists and checkboxes show their own label and help.
  const hasLabel = displayLabel && schema.type !== 'boolean';
  return (
    <div className="field">
      {hasLabel && (
        <label htmlFor={id}>
          {label}
          {!required && <span className="optional"> (optional)</span>}
        </label>
      )}
      {hasLabel && rawDescription && (
        <p className="help" id={descriptionId(id)}>
          {rawDescription}
        </p>
      )}
      {children}
      {rawErrors.length > 0 && (
        <div id={errorId(id)}>
          {rawErrors.map((message) => (
            <p key={message} className="problem">
              {label} {message}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

interface GroupProps {
  field: Pick<ObjectFieldTemplateProps, 'fieldPathId' | 'errorSchema' | 'schema'>;
  title: string;
  children: ReactNode;
}

/** Folds its fields, unless one of them has an error. */
const Group = ({ field: { fieldPathId, errorSchema, schema }, title, children }: GroupProps) => (
  <details className="group" open={Object.keys(errorSchema ?? {}).length > 0}>
    <summary id={fieldPathId.$id}>{title}</summary>
    {schema.description && <p className="help">{schema.description}</p>}
    {children}
  </details>
);

const isRoot = ({ fieldPathId }: GroupProps['field']) => fieldPathId.path.length === 0;

function ObjectField(props: ObjectFieldTemplateProps) {
  const { title, properties, fieldPathId, schema, onAddProperty } = props;
  const content = (
    <>
      {properties.map((property) => property.content)}
      {schema.additionalProperties && (
        <button type="button" onClick={onAddProperty}>
          Add
        </button>
      )}
    </>
  );
  const isListEntry = typeof fieldPathId.path.at(-1) === 'number';
  return isRoot(props) || isListEntry ? (
    content
  ) : (
    <Group field={props} title={title}>
      {content}
    </Group>
  );
}

function ListField(props: ArrayFieldTemplateProps) {
  const { title, items, canAdd, onAddClick } = props;
  const content = (
    <>
      <ol className="list">{items}</ol>
      {canAdd && (
        <button type="button" aria-label={title && `Add to ${title}`} onClick={onAddClick}>
          Add
        </button>
      )}
    </>
  );
  return isRoot(props) ? (
    content
  ) : (
    <Group field={props} title={`${title} (${items.length})`}>
      {content}
    </Group>
  );
}

function ListEntry({ children, buttonsProps, index }: ArrayFieldItemTemplateProps) {
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } =
    buttonsProps;
  const actions = [
    { label: 'Up', isAvailable: hasMoveUp, onClick: onMoveUpItem },
    { label: 'Down', isAvailable: hasMoveDown, onClick: onMoveDownItem },
    { label: 'Remove', isAvailable: hasRemove, onClick: onRemoveItem },
  ];
  return (
    <li aria-label={`Entry ${index + 1}`}>
      {children}
      <div className="entry-actions">
        {actions
          .filter(({ isAvailable }) => isAvailable)
          .map(({ label, onClick }) => (
            <button key={label} type="button" onClick={onClick}>
              {label}
            </button>
          ))}
      </div>
    </li>
  );
}

/** An entry that may be of several kinds: the choice of its kind, then its fields. */
const KindField = ({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) => (
  <>
    {/* biome-ignore lint/a11y/noLabelWithoutControl: the selector is the control */}
    <label>
      Kind
      {selector}
    </label>
    {optionSchemaField}
  </>
);

export const templates: Partial<Omit<TemplatesType, 'ButtonTemplates'>> = {
  FieldTemplate: Field,
  ObjectFieldTemplate: ObjectField,
  ArrayFieldTemplate: ListField,
  ArrayFieldItemTemplate: ListEntry,
  MultiSchemaFieldTemplate: KindField,
};

/** A text field that grows. Enter adds a line only to texts of several lines. */
function TextField(widget: WidgetProps) {
  const { id, value, onChange, required, schema, rawErrors = [] } = widget;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (schema.contentMediaType?.startsWith('image/')) {
    return <PictureField {...widget} value={text} />;
  }
  return (
    <textarea
      id={id}
      rows={1}
      value={text}
      required={required}
      aria-describedby={ariaDescribedByIds(id)}
      aria-invalid={rawErrors.length > 0}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !text.includes('\n')) event.preventDefault();
      }}
    />
  );
}

export const widgets: RegistryWidgetsType = { TextWidget: TextField };
