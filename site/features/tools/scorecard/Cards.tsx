import { useId } from 'react';
import { maxMustHaves } from '../../../../lib/content/browser-constants.ts';
import type { ScorecardContent } from '../../../../lib/content/schemas/tools.ts';
import { range } from '../../../drawing/numbers.ts';
import { fill } from '../../../text/sentences.ts';
import { Button } from '../../../ui/Button.tsx';
import { Letterhead, type LetterheadFirm } from '../../../ui/Letterhead.tsx';
import { PhoneDisclosure } from '../../../ui/PhoneDisclosure.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { Station } from '../../../ui/Stations.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { Unbroken } from '../../../ui/Unbroken.tsx';
import { track } from '../../analytics/events.ts';
import type { Card, ScorecardValues } from './cards.ts';
import {
  createCards,
  formatDebriefCsv,
  getFieldName,
  getMeaningField,
  roleField,
} from './cards.ts';
import './scorecard.css';

interface Props {
  content: Pick<ScorecardContent, 'form' | 'scores' | 'cards'>;
  firm: LetterheadFirm;
  values: ScorecardValues;
}

const fileName = 'debrief.csv';

/** A card for each interviewer; in print each has its own sheet. */
export function Cards({ content, firm, values }: Props) {
  const { cards: copy, scores } = content;
  const cards = createCards(values);
  const meanings = scores.map(({ score }) => ({
    score,
    meaning: values[getMeaningField(score)] ?? '',
  }));
  function saveCsv(): void {
    // Without the byte order mark, Excel does not read the file as UTF-8.
    const text = `\ufeff${formatDebriefCsv(copy.columns, values)}`;
    saveFile(fileName, new Blob([text], { type: 'text/csv' }));
    track({ event: 'file_download', file: fileName, place: 'main' });
  }
  return (
    <section
      className="scorecard-cards tool-result to-right-edge columns on-lichen print-block"
      aria-labelledby="cards-title"
    >
      <div className="screen-only">
        <SectionHeading id="cards-title" look="type-tile">
          {copy.headline}
        </SectionHeading>
        <p className="tool-actions above-24 cluster">
          <Button small onClick={() => print()}>
            {copy.print}
          </Button>
          <Button weight="quiet" small onClick={saveCsv}>
            {copy.csv}
          </Button>
        </p>
      </div>
      <Judges values={values} name={content.form.mustHave} />
      {cards.length === 0 && <p>{copy.none}</p>}
      {cards.map((card) => (
        <InterviewerCard
          key={card.judge}
          card={card}
          title={fill(card.judge ? copy.title : content.form.unasked, {
            judge: card.judge,
            role: values[roleField] ?? '',
          })}
          copy={copy}
          meanings={meanings}
          firm={firm}
        />
      ))}
    </section>
  );
}

/** A ring for each must-have, which its judge fills. Without one it has the name of the must-have. */
const Judges = ({ values, name }: { values: ScorecardValues; name: string }) => (
  <ol role="list" className="scorecard-judges screen-only" aria-hidden="true">
    {range(maxMustHaves).map((index) => {
      const judge = values[getFieldName('judge', index)]?.trim();
      return (
        <Station
          key={index}
          filled={!!judge}
          className={judge ? 'scorecard-judge' : 'scorecard-judge quiet'}
        >
          <Unbroken text={judge || fill(name, { number: String(index + 1) })} />
        </Station>
      );
    })}
  </ol>
);

interface CardProps {
  card: Card;
  title: string;
  copy: ScorecardContent['cards'];
  meanings: ScorecardContent['scores'];
  firm: LetterheadFirm;
}

/** On phones a disclosure in its title folds each card but the first. */
function InterviewerCard({ card, title, copy, meanings, firm }: CardProps) {
  const titleId = useId();
  return (
    <article className="card on-chalk" aria-labelledby={titleId}>
      <Letterhead firm={firm} />
      <PhoneDisclosure name={title} />
      <h3 id={titleId} className="card-title stretch-88 type-h3">
        {title}
      </h3>
      <p className="card-line above-16 quiet">{copy.candidate}</p>
      {card.items.map(({ title: item, isQuestion, ...parts }) => (
        <section key={item} className="card-must">
          <h4 className="card-outcome below-8 semibold">{item}</h4>
          {(['counts', 'not'] as const).map(
            (part) =>
              parts[part] && (
                <p key={part}>
                  <strong>{`${copy[part]}:`}</strong> <span>{parts[part]}</span>
                </p>
              ),
          )}
          {!isQuestion && (
            <p className="card-line above-16 quiet print-pad-bottom-72">{copy.questions}</p>
          )}
          <p className="card-line above-16 quiet print-pad-bottom-72">{copy.evidence}</p>
          <Score label={copy.score} meanings={meanings} />
        </section>
      ))}
      <dl className="card-scale size-15">
        {meanings.map(({ score, meaning }) => (
          <div key={score}>
            <dt className="semibold tabular">{score}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

const Score = ({ label, meanings }: { label: string; meanings: CardProps['meanings'] }) => (
  <p className="card-score above-16 semibold align-center cluster">
    {label}
    {meanings.map(({ score }) => (
      <span key={score} className="card-box">
        {score}
      </span>
    ))}
  </p>
);
