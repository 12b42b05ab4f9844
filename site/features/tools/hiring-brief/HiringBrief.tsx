import { useState } from 'react';
import type { HiringBriefContent } from '../../../../lib/content/schemas/hiring-brief.ts';
import { storageKeys } from '../../../../lib/forms/endpoints.ts';
import { RightRail } from '../../../motion/RightRail.tsx';
import { fill } from '../../../text/sentences.ts';
import { Button } from '../../../ui/Button.tsx';
import { DeleteKept } from '../../../ui/DeleteKept.tsx';
import { Field } from '../../../ui/Field.tsx';
import { KeptNote } from '../../../ui/KeptNote.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { useKeptForm } from '../../../ui/use-kept-form.ts';
import { track } from '../../analytics/events.ts';
import { attachBrief, maxBriefChars } from '../../consultation/attached-brief.ts';
import type { Sheet } from '../word-document.ts';
import '../../../ui/one-sheet.css';
import './hiring-brief.css';

interface Props {
  content: Pick<HiringBriefContent, 'questions' | 'form' | 'sheet'>;
}

/** Ten questions, whose answers the visitor's browser stores, and the page that they make. */
export function HiringBrief({ content }: Props) {
  const { questions, form: words, sheet } = content;
  const { form, typed: answers, keeping, keep, ...deletion } = useKeptForm(storageKeys.brief);

  return (
    <div className="brief one-sheet on-paper">
      <div className="frame brief-halves">
        <section className="brief-form" aria-labelledby="brief-form-title">
          <SectionHeading id="brief-form-title" look="type-h3">
            {words.headline}
          </SectionHeading>
          <KeptNote className="brief-kept" keeping={keeping} words={words} />
          <noscript>
            <p className="brief-kept">{words.noScript}</p>
          </noscript>
          <form
            ref={form}
            className="brief-fields"
            noValidate
            onSubmit={(event) => event.preventDefault()}
          >
            {questions.map(({ id, question, hint }, index) => (
              <Field
                key={id}
                id={`brief-${id}`}
                name={id}
                multiline
                unmarked
                autoComplete="off"
                label={`${index + 1}. ${question}`}
                hint={hint}
                value={answers[id] ?? ''}
                onChange={({ target }) => keep(id, target.value)}
              />
            ))}
          </form>
          <DeleteKept words={words} {...deletion} />
        </section>
        <BriefSheet words={sheet} questions={questions} answers={answers} />
      </div>
      <RightRail />
    </div>
  );
}

type Questions = HiringBriefContent['questions'];
/** By the id of the question. */
type Answers = Readonly<Record<string, string>>;

interface SheetProps {
  words: HiringBriefContent['sheet'];
  questions: Questions;
  answers: Answers;
}

const fileName = 'hiring-brief.docx';

/** The finished page: on the screen, on paper, in Word, and with a consultation request. */
function BriefSheet({ words, questions, answers }: SheetProps) {
  const [status, setStatus] = useState('');
  const [busy, setBusy] = useState(false);
  const text = formatBriefText(questions, answers);
  const tooLong = text.length > maxBriefChars;

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setStatus(words.copied),
      () => setStatus(words.copyFailed),
    );

  async function saveWord(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setStatus(words.wordBusy);
    try {
      const { createWordFile } = await import('../word-document.ts');
      saveFile(fileName, await createWordFile(createBriefSheet(words.title, questions, answers)));
      track({ event: 'file_download', file: fileName, place: 'main' });
      setStatus('');
    } catch {
      setStatus(words.wordFailed);
    }
    setBusy(false);
  }

  function send(): void {
    if (text === '') setStatus(words.empty);
    else if (tooLong) setStatus('');
    else if (attachBrief(text)) location.assign('/contact#contact-form');
    else setStatus(words.sendFailed);
  }

  return (
    <section className="brief-result" aria-labelledby="brief-sheet-title">
      <div className="brief-sheet on-chalk">
        <h2 id="brief-sheet-title" className="type-tile">
          {words.title}
        </h2>
        <ol className="brief-answers">
          {questions.map(({ id, question }) => (
            <li key={id} className="brief-answer">
              <p className="brief-question">{question}</p>
              <p className="brief-words">{answers[id]?.trim()}</p>
            </li>
          ))}
        </ol>
      </div>
      <p className="brief-actions">
        <Button weight="quiet" small onClick={() => print()}>
          {words.print}
        </Button>
        <Button weight="quiet" small busy={busy} onClick={saveWord}>
          {words.word}
        </Button>
        <Button weight="quiet" small onClick={copy}>
          {words.copy}
        </Button>
      </p>
      <p className="brief-actions">
        <Button onClick={send}>{words.send}</Button>
      </p>
      <p className="brief-note type-small">{words.sendNote}</p>
      <p className="brief-status" role="status">
        {tooLong
          ? fill(words.tooLong, {
              count: text.length.toLocaleString('en-US'),
              limit: maxBriefChars.toLocaleString('en-US'),
            })
          : status}
      </p>
    </section>
  );
}

/** @returns the questions that have an answer, with their numbers on the page */
const listAnswered = (questions: Questions, answers: Answers) =>
  questions
    .map(({ id, question }, index) => ({
      heading: `${index + 1}. ${question}`,
      answer: answers[id]?.trim() ?? '',
    }))
    .filter(({ answer }) => answer !== '');

/** @returns the page as plain text; '' without answers */
export const formatBriefText = (questions: Questions, answers: Answers): string =>
  listAnswered(questions, answers)
    .map(({ heading, answer }) => `${heading}\n${answer}`)
    .join('\n\n');

/** @returns the content of the Word document */
export const createBriefSheet = (title: string, questions: Questions, answers: Answers): Sheet => ({
  title,
  blocks: listAnswered(questions, answers).flatMap(({ heading, answer }) => [
    { kind: 'heading' as const, text: heading },
    { kind: 'text' as const, text: answer },
  ]),
});
