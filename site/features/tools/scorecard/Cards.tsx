import { useId } from 'react';
import type { ScorecardContent } from '../../../../lib/content/schemas/scorecard.ts';
import { fill } from '../../../text/sentences.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { track } from '../../analytics/events.ts';
import {
  type Card,
  createCards,
  formatDebriefCsv,
  getMeaningField,
  roleField,
  type ScorecardValues,
} from './cards.ts';

type Words = ScorecardContent['cards'];

interface Props {
  words: Words;
  scores: ScorecardContent['scores'];
  written: ScorecardValues;
}

const fileName = 'debrief.csv';

/** A card for each interviewer, each on a sheet of its own on paper. */
export function Cards({ words, scores, written }: Props) {
  const cards = createCards(written);
  const meanings = scores.map(({ score }) => ({
    score,
    meaning: written[getMeaningField(score)] ?? '',
  }));
  function saveCsv(): void {
    // Excel takes a file without the mark for one of another alphabet.
    const text = `\ufeff${formatDebriefCsv(words.columns, written)}`;
    saveFile(fileName, new Blob([text], { type: 'text/csv' }));
    track({ event: 'file_download', file: fileName, place: 'main' });
  }
  return (
    <section className="scorecard-cards" aria-labelledby="cards-title">
      <div className="scorecard-above">
        <SectionHeading id="cards-title" look="type-h3">
          {words.headline}
        </SectionHeading>
        <p className="scorecard-actions">
          <Button small onClick={() => print()}>
            {words.print}
          </Button>
          <Button weight="quiet" small onClick={saveCsv}>
            {words.csv}
          </Button>
        </p>
      </div>
      {cards.length === 0 && <p>{words.none}</p>}
      {cards.map((card) => (
        <InterviewerCard
          key={card.judge}
          card={card}
          title={fill(words.title, { judge: card.judge, role: written[roleField] ?? '' })}
          words={words}
          meanings={meanings}
        />
      ))}
    </section>
  );
}

interface CardProps {
  card: Card;
  title: string;
  words: Words;
  meanings: ScorecardContent['scores'];
}

function InterviewerCard({ card, title, words, meanings }: CardProps) {
  const titleId = useId();
  return (
    <article className="card on-chalk" aria-labelledby={titleId}>
      <h3 id={titleId} className="card-title">
        {title}
      </h3>
      <p className="card-line">{words.candidate}</p>
      {card.mustHaves.map(({ outcome, counts, not }) => (
        <section key={outcome} className="card-must">
          <h4 className="card-outcome">{outcome}</h4>
          {counts && (
            <p>
              <strong>{`${words.counts}:`}</strong> <span>{counts}</span>
            </p>
          )}
          {not && (
            <p>
              <strong>{`${words.not}:`}</strong> <span>{not}</span>
            </p>
          )}
          <p className="card-line card-lines">{words.questions}</p>
          <p className="card-line card-lines">{words.evidence}</p>
          <p className="card-score">
            {words.score}
            {meanings.map(({ score }) => (
              <span key={score} className="card-box">
                {score}
              </span>
            ))}
          </p>
        </section>
      ))}
      <dl className="card-scale">
        {meanings.map(({ score, meaning }) => (
          <div key={score}>
            <dt>{score}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
