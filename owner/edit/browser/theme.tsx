/** How the form's library shows fields: labels, help and messages beside each, and groups that fold. */
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  IconButtonProps,
  MultiSchemaFieldTemplateProps,
  ObjectFieldTemplateProps,
  RegistryWidgetsType,
  TemplatesType,
  WidgetProps,
} from '@rjsf/utils';
import { ariaDescribedByIds, descriptionId, errorId } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { PictureField } from './PictureField.tsx';

function Field({ id, label, required, displayLabel, rawErrors, ...props }: FieldTemplateProps) {
  const { children, rawDescription, schema } = props;
  // Groups and lists bring their own heading and help.
  const isPlain = displayLabel && schema.type !== 'boolean';
  // Which kind an entry is of is chosen above its fields.
  if (schema.const !== undefined) return <div hidden>{children}</div>;
  return (
    <div className="field">
      {isPlain && (
        <label htmlFor={id}>
          {label}
          {!required && <span className="optional"> (optional)</span>}
        </label>
      )}
      {isPlain && rawDescription && (
        <p className="help" id={descriptionId(id)}>
          {rawDescription}
        </p>
      )}
      {children}
      {rawErrors && rawErrors.length > 0 && (
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
  id: string;
  title: string;
  description: ReactNode;
  open: boolean;
  children: ReactNode;
}

function Group({ id, title, description, open, children }: GroupProps) {
  return (
    <details className="group" open={open}>
      <summary id={id}>{title}</summary>
      {description && <p className="help">{description}</p>}
      {children}
    </details>
  );
}

const isRoot = (path: readonly unknown[]) => path.length === 0;
const hasProblem = (errors: object | undefined) => Object.keys(errors ?? {}).length > 0;

function ObjectField(props: ObjectFieldTemplateProps) {
  const { title, description, properties, fieldPathId, errorSchema, schema, registry } = props;
  const { AddButton } = registry.templates.ButtonTemplates;
  const content = (
    <>
      {properties.map((property) => property.content)}
      {schema.additionalProperties && (
        <AddButton onClick={props.onAddProperty} registry={registry} uiSchema={props.uiSchema} />
      )}
    </>
  );
  // An entry of a list has its heading from the list.
  if (isRoot(fieldPathId.path) || typeof fieldPathId.path.at(-1) === 'number') return content;
  return (
    <Group
      id={fieldPathId.$id}
      title={title}
      description={description}
      open={hasProblem(errorSchema)}
    >
      {content}
    </Group>
  );
}

function ListField(props: ArrayFieldTemplateProps) {
  const { title, items, canAdd, onAddClick, fieldPathId, errorSchema, schema } = props;
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
  if (isRoot(fieldPathId.path)) return content;
  return (
    <Group
      id={fieldPathId.$id}
      title={`${title} (${items.length})`}
      description={schema.description}
      open={hasProblem(errorSchema)}
    >
      {content}
    </Group>
  );
}

function ListEntry({ children, buttonsProps, index, registry }: ArrayFieldItemTemplateProps) {
  const { MoveUpButton, MoveDownButton, RemoveButton } = registry.templates.ButtonTemplates;
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } =
    buttonsProps;
  return (
    <li aria-label={`Entry ${index + 1}`}>
      {children}
      <div className="entry-actions">
        {hasMoveUp && <MoveUpButton onClick={onMoveUpItem} registry={registry} />}
        {hasMoveDown && <MoveDownButton onClick={onMoveDownItem} registry={registry} />}
        {hasRemove && <RemoveButton onClick={onRemoveItem} registry={registry} />}
      </div>
    </li>
  );
}

/** The fields of an entry of one of several kinds, below the choice of its kind. */
const Kinds = ({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) => (
  <>
    {/* biome-ignore lint/a11y/noLabelWithoutControl: the selector is the control */}
    <label>
      Kind
      {selector}
    </label>
    {optionSchemaField}
  </>
);

interface ActionProps extends IconButtonProps {
  words: string;
}

const Action = ({ words, onClick, disabled }: ActionProps) => (
  <button type="button" onClick={onClick} disabled={disabled}>
    {words}
  </button>
);
const AddButton = (props: IconButtonProps) => <Action {...props} words="Add" />;
const UpButton = (props: IconButtonProps) => <Action {...props} words="Up" />;
const DownButton = (props: IconButtonProps) => <Action {...props} words="Down" />;
const RemoveButton = (props: IconButtonProps) => <Action {...props} words="Remove" />;

export const templates: Partial<Omit<TemplatesType, 'ButtonTemplates'>> & {
  ButtonTemplates: Partial<TemplatesType['ButtonTemplates']>;
} = {
  FieldTemplate: Field,
  ObjectFieldTemplate: ObjectField,
  ArrayFieldTemplate: ListField,
  ArrayFieldItemTemplate: ListEntry,
  MultiSchemaFieldTemplate: Kinds,
  ButtonTemplates: {
    AddButton,
    MoveUpButton: UpButton,
    MoveDownButton: DownButton,
    RemoveButton,
  },
};

/** One line that grows with its text. A line break is only kept where the text has some already. */
function GrowingText(widget: WidgetProps) {
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
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !text.includes('\n')) event.preventDefault();
      }}
    />
  );
}

export const widgets: RegistryWidgetsType = { TextWidget: GrowingText };
