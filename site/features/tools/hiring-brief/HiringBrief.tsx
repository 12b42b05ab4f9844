import { useEffect, useState } from 'react';
import type { HiringBriefContent } from '../../../../lib/content/schemas/tools.ts';
import { RightRail } from '../../../motion/RightRail.tsx';
import { storageKeys } from '../../../storage.ts';
import { formatNumber } from '../../../text/formats.ts';
import { fill } from '../../../text/sentences.ts';
import { Button } from '../../../ui/Button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { DeleteKept } from '../../../ui/DeleteKept.tsx';
import { Field } from '../../../ui/Field.tsx';
import { KeptNote } from '../../../ui/KeptNote.tsx';
import { Letterhead, type LetterheadFirm } from '../../../ui/Letterhead.tsx';
import { PhoneDisclosure } from '../../../ui/PhoneDisclosure.tsx';
import { SampleMark } from '../../../ui/SampleMark.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { useKeptForm } from '../../../ui/use-kept-form.ts';
import { track } from '../../analytics/events.ts';
import { attachBrief, maxBriefChars } from '../../consultation/attached-brief.ts';
import { ToolForm } from '../ToolForm.tsx';
import type { Sheet } from '../word-document.ts';
import './hiring-brief.css';

interface Props {
  content: Pick<HiringBriefContent, 'questions' | 'form' | 'sheet'>;
  firm: LetterheadFirm;
}

/** Ten questions, whose answers the visitor's browser stores, and the page that they make. */
export function HiringBrief({ content, firm }: Props) {
  const { questions, form: copy, sheet } = content;
  const { form, typed: answers, keeping, keep, ...deletion } = useKeptForm(storageKeys.brief);

  // An answer fills its ring in the page's head, which is outside the island.
  useEffect(() => {
    const rings = document.querySelectorAll('.plain-head-ring');
    for (const [index, { id }] of questions.entries())
      rings[index]?.classList.toggle('filled', !!answers[id]?.trim());
  }, [questions, answers]);

  return (
    <div className="tool brief on-paper">
      <div className="frame tool-halves">
        <ToolForm
          tool="brief"
          copy={copy}
          form={form}
          kept={storageKeys.brief}
          notes={copy.note && <p className="above-12 measure-34">{copy.note}</p>}
          fields={questions.map(({ id, question, hint }, index) => (
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
        >
          <DeleteKept copy={copy} {...deletion} />
          <KeptNote keeping={keeping} copy={copy} />
        </ToolForm>
        <BriefSheet copy={sheet} questions={questions} answers={answers} firm={firm} />
      </div>
      <RightRail />
    </div>
  );
}

type Questions = HiringBriefContent['questions'];
/** By the id of the question. */
type Answers = Readonly<Record<string, string>>;

interface SheetProps {
  copy: HiringBriefContent['sheet'];
  questions: Questions;
  answers: Answers;
  firm: LetterheadFirm;
}

const fileName = 'hiring-brief.docx';

/** The finished page: on the screen, on paper, in Word, and with a consultation request. */
function BriefSheet({ copy, questions, answers, firm }: SheetProps) {
  const [status, setStatus] = useState('');
  const [busy, setBusy] = useState(false);
  const text = formatBriefText(questions, answers);
  const tooLong = text.length > maxBriefChars;
  const isExample = text === '' && questions.some(({ example }) => example);

  /** Nothing leaves an empty page: it would replace what the clipboard holds. */
  const unlessEmpty = (act: () => void) => () => (text === '' ? setStatus(copy.empty) : act());

  const copyPage = async () => setStatus((await copyText(text)) ? copy.copied : copy.copyFailed);

  async function saveWord(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setStatus(copy.wordBusy);
    try {
      const { createWordFile } = await import('../word-document.ts');
      saveFile(fileName, await createWordFile(createBriefSheet(copy.title, questions, answers)));
      track({ event: 'file_download', file: fileName, place: 'main' });
      setStatus('');
    } catch {
      setStatus(copy.wordFailed);
    }
    setBusy(false);
  }

  function send(): void {
    if (tooLong) setStatus('');
    else if (attachBrief(text)) location.assign('/contact#contact-form');
    else setStatus(copy.sendFailed);
  }

  return (
    <section className="tool-result to-right-edge on-lichen" aria-labelledby="brief-sheet-title">
      <div className="brief-result">
        <div className="brief-sheet on-chalk">
          <Letterhead firm={firm} />
          <h2 id="brief-sheet-title" className="pad-bottom-16 type-tile">
            {copy.title}
            {isExample && (
              <span className="screen-only">
                <SampleMark />
              </span>
            )}
          </h2>
          {isExample && (
            <PhoneDisclosure>
              <span className="type-small semibold">{copy.example}</span>
            </PhoneDisclosure>
          )}
          <ol role="list" className="brief-answers ruled">
            {questions.map(({ id, question, example }) => {
              const answer = answers[id]?.trim();
              const state = answer ? 'brief-answered' : isExample && example && 'brief-sample';
              return (
                <li key={id} className={`brief-answer ${state || ''}`}>
                  <p className="brief-question semibold">
                    <span className="brief-ask">{question}</span>
                  </p>
                  <p className="brief-words">{answer}</p>
                  {state === 'brief-sample' && (
                    <p className="brief-example screen-only">{example}</p>
                  )}
                </li>
              );
            })}
          </ol>
        </div>
        <div className="brief-foot">
          <p className="tool-actions above-24 cluster">
            <Button weight="quiet" small onClick={() => print()}>
              {copy.print}
            </Button>
            <Button weight="quiet" small busy={busy} onClick={unlessEmpty(saveWord)}>
              {copy.word}
            </Button>
            <Button weight="quiet" small onClick={unlessEmpty(copyPage)}>
              {copy.copy}
            </Button>
          </p>
          <p className="tool-actions above-24">
            <Button onClick={unlessEmpty(send)} className="full-on-phone">
              {copy.send}
            </Button>
          </p>
          <p className="quiet above-12 measure-34 screen-only type-small">{copy.sendNote}</p>
          <p className="brief-status semibold tool-status above-12 screen-only" role="status">
            {tooLong
              ? fill(copy.tooLong, {
                  count: formatNumber(text.length),
                  limit: formatNumber(maxBriefChars),
                })
              : status}
          </p>
        </div>
      </div>
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
