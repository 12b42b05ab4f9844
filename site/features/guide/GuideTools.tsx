import { useId, useRef, useState } from 'react';
import type { GuidesContent } from '../../../lib/content/schemas/post.ts';
import { storageKeys } from '../../storage.ts';
import { fill } from '../../text/sentences.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { addKept } from '../../ui/use-kept-form.ts';
import { track } from '../analytics/events.ts';
import { toQuestionFields } from '../tools/scorecard/cards.ts';
import { createCalendarFile } from './calendar-file.ts';
import type { GuideToolsData } from './guide-tools.ts';
import './guides.css';

interface Props extends GuideToolsData {
  copy: NonNullable<GuidesContent['tools']>;
  /** Slug of the guide. */
  name: string;
}

/** Loads a guide's questions into the scorecard, and saves its days as a calendar file. */
export function GuideTools({ copy, name, role, questions, days }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState(false);
  const [missing, setMissing] = useState(false);

  function loadQuestions(): void {
    if (addKept(storageKeys.scorecard, toQuestionFields(role, questions))) {
      location.assign('/tools/scorecard');
    } else setRefused(true);
  }

  function saveDays(): void {
    const firstDay = field.current?.value ?? '';
    setMissing(firstDay === '');
    if (firstDay === '') {
      field.current?.focus();
      return;
    }
    const events = days.map(({ day, text }) => ({
      day,
      text: fill(copy.event, { role, day: String(day), text }),
    }));
    const file = `${name}.ics`;
    const calendar = createCalendarFile(firstDay, events, Date.now(), `${location.host}-${name}`);
    saveFile(file, new Blob([calendar], { type: 'text/calendar' }));
    track({ event: 'file_download', file, place: 'main' });
  }

  return (
    <section className="guide-tools above-32-48 screen-only" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="type-h3">
        {copy.headline}
      </h2>
      <noscript>
        <p>{copy.noScript}</p>
      </noscript>
      <div className="columns tablet-2 row-gap-32 above-16 scripted-only">
        <div className="grid gap-16 content-start items-start">
          <p>{fill(copy.questions, { count: String(questions.length) })}</p>
          <Button weight="quiet" small onClick={loadQuestions}>
            {copy.load}
          </Button>
          <p role="status">{refused && copy.refused}</p>
        </div>
        <div className="grid gap-16 content-start items-start">
          <p>{copy.days}</p>
          <Field
            id={`${id}-first-day`}
            name="first-day"
            type="date"
            label={copy.firstDay}
            unmarked
            error={missing ? copy.missing : undefined}
            onChange={() => setMissing(false)}
            ref={(element) => {
              field.current = element;
            }}
          />
          <Button weight="quiet" small onClick={saveDays}>
            {copy.save}
          </Button>
        </div>
      </div>
    </section>
  );
}
