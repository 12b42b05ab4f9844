import { type RefObject, useEffect } from 'react';
import { RadioOptions } from '../../ui/RadioOptions.tsx';
import { changeList } from './list-state.ts';
import { type TopicChoice, topicChoices } from './topic-filter.ts';
import '../../ui/field.css';
import './topic-filter.css';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  label: string;
  choice: TopicChoice;
}

/** @returns the controls that hold the chosen topic: the checked radio button, and the select */
export const findControls = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:checked, select') ?? []),
];

const choose = (value: string) => {
  const choice = topicChoices.find((topic) => topic === value);
  if (choice) changeList({ choice });
};

/**
 * The topics as radio buttons on a line, and as a select on narrow screens.
 */
export function TopicFilter({ form, label, choice }: Props) {
  // Keeps a topic chosen before hydration.
  useEffect(() => {
    const earlyControl = findControls(form.current).find(({ value }) => value !== topicChoices[0]);
    if (earlyControl) choose(earlyControl.value);
  }, [form]);

  return (
    <form
      ref={form}
      className="filter"
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <RadioOptions
        legend={label}
        name="topic"
        options={topicChoices.map((topic) => ({ value: topic, label: topic }))}
        value={choice}
        onChoose={choose}
        classNames={{
          group: 'filter-stations',
          option: 'filter-station',
          input: 'filter-radio',
          label: 'filter-words',
        }}
      />
      <div className="field filter-field">
        <label className="field-label" htmlFor="topic-select">
          {label}
        </label>
        <div className="field-line">
          <select
            id="topic-select"
            className="field-control filter-select"
            value={choice}
            onChange={({ target }) => choose(target.value)}
          >
            {topicChoices.map((topic) => (
              <option key={topic}>{topic}</option>
            ))}
          </select>
        </div>
      </div>
    </form>
  );
}
