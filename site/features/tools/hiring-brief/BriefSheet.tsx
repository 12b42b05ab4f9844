import { useState } from 'react';
import type { HiringBriefContent } from '../../../../lib/content/schemas/hiring-brief.ts';
import { fill } from '../../../text/sentences.ts';
import { Button } from '../../../ui/Button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { track } from '../../analytics/events.ts';
import { attachBrief, maxBriefChars } from '../../consultation/attached-brief.ts';
import type { Sheet } from '../word-document.ts';

interface Props {
  words: HiringBriefContent['sheet'];
  questions: HiringBriefContent['questions'];
  answers: Answers;
}

const fileName = 'hiring-brief.docx';

/** The page that comes out: on the screen, on paper, in Word, and with a consultation request. */
export function BriefSheet({ words, questions, answers }: Props) {
  const [status, setStatus] = useState('');
  const [busy, setBusy] = useState(false);
  const text = formatBriefText(questions, answers);
  const tooLong = text.length > maxBriefChars;

  async function copy(): Promise<void> {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setStatus(copied ? words.copied : words.copyFailed);
  }

  async function saveWord(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setStatus(words.wordBusy);
    try {
      const [{ Packer }, { wordDocument }] = await Promise.all([
        import('docx'),
        import('../word-document.ts'),
      ]);
      const sheet = createBriefSheet(words.title, questions, answers);
      saveFile(fileName, await Packer.toBlob(wordDocument(sheet)));
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
      <p className="brief-said" role="status">
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

/** What was answered, by the question's id. */
type Answers = Readonly<Record<string, string>>;

type Questions = HiringBriefContent['questions'];

/** @returns the questions that have an answer, with it, each under its number on the page */
export const listAnswered = (questions: Questions, answers: Answers) =>
  questions.flatMap(({ id, question }, index) => {
    const answer = answers[id]?.trim() ?? '';
    return answer === '' ? [] : [{ id, heading: `${index + 1}. ${question}`, answer }];
  });

/** @returns the page as plain text; '' where nothing is answered */
export const formatBriefText = (questions: Questions, answers: Answers): string =>
  listAnswered(questions, answers)
    .map(({ heading, answer }) => `${heading}\n${answer}`)
    .join('\n\n');

/** The page as a Word document has it. */
export const createBriefSheet = (title: string, questions: Questions, answers: Answers): Sheet => ({
  title,
  blocks: listAnswered(questions, answers).flatMap(({ heading, answer }) => [
    { kind: 'heading' as const, text: heading },
    { kind: 'text' as const, text: answer },
  ]),
});
