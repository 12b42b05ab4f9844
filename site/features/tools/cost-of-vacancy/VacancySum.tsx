import { useEffect, useRef, useState } from 'react';
import type { CostOfVacancyContent } from '../../../../lib/content/schemas/cost-of-vacancy.ts';
import { fill } from '../../../text/sentences.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import type { VacancyCost, VacancyFigures } from './vacancy-cost.ts';
import { eachFigure, shownFigure } from './vacancy-figures.ts';

type Words = CostOfVacancyContent['sum'];
type Part = keyof Words['parts'];

interface Props {
  words: Words;
  figures: VacancyFigures;
  cost: VacancyCost;
}

const parts: readonly Part[] = ['cover', 'delayed', 'fee', 'saved'];

/** The formula with the visitor's numbers in it, line by line, and what comes out. */
export function VacancySum({ words, figures, cost }: Props) {
  const [said, setSaid] = useState('');
  const copyLink = async () => {
    const copied = await navigator.clipboard.writeText(location.href).then(
      () => true,
      () => false,
    );
    setSaid(copied ? words.copied : words.copyFailed);
  };
  const total = outcome(words, cost.total);
  const next = nextWeek(words, figures, cost);
  const announced = useAnnouncement(`${total} ${next}`);
  const shown = eachFigure((name) => shownFigure(figures[name]));
  return (
    <section className="vacancy-result on-ever" aria-labelledby="vacancy-sum-title">
      <SectionHeading id="vacancy-sum-title" look="type-h3">
        {words.headline}
      </SectionHeading>
      <table className="vacancy-sum">
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">{words.parts[part]}</th>
              <td className="vacancy-working">
                {cost[part] === null ? words.notCounted : fill(words.workings[part], shown)}
              </td>
              <td className="vacancy-amount">{signed(part, cost[part])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="vacancy-total">{total}</div>
      {next && <p className="vacancy-next type-lead">{next}</p>}
      <p className="sr-only" role="status">
        {announced}
      </p>
      <p className="vacancy-actions">
        <Button weight="main" small onClick={copyLink}>
          {words.copy}
        </Button>
        <Button weight="quiet" small onClick={() => print()}>
          {words.print}
        </Button>
      </p>
      <p className="vacancy-said" role="status">
        {said}
      </p>
    </section>
  );
}

/** @returns what another week costs, and '' without a weekly cost */
function nextWeek(words: Words, { cover }: VacancyFigures, { nextWeek: net }: VacancyCost): string {
  if (net === null) return '';
  const sentence = fill(net < 0 ? words.nextWeekSaved : words.nextWeek, {
    amount: usd(Math.abs(net)),
  });
  return cover === null ? sentence : `${sentence} ${words.coverKept}`;
}

const whole = (amount: number) => Math.round(amount).toLocaleString('en-US');
const usd = (amount: number) => `${whole(amount)}\u00a0USD`;

/** What was saved is taken off; a part that is not known has a dash. */
function signed(part: Part, amount: number | null): string {
  if (amount === null) return '–';
  return `${part === 'saved' ? '–\u00a0' : ''}${whole(amount)}`;
}

function outcome(words: Words, total: number | null): string {
  if (total === null) return words.nothing;
  const rounded = Math.round(total);
  if (rounded === 0) return words.even;
  return fill(rounded > 0 ? words.spent : words.saved, { amount: usd(Math.abs(rounded)) });
}

/** A pause in typing after which a result is announced, in milliseconds. */
const pauseMs = 800;

/**
 * @param sentence what is shown now, and changes while the visitor types
 * @returns what a status announces: '' at first, then the sentence once it stays the same for a pause
 */
function useAnnouncement(sentence: string): string {
  const [announced, setAnnounced] = useState('');
  const first = useRef(sentence);
  useEffect(() => {
    if (announced === '' && sentence === first.current) return;
    const timer = setTimeout(() => setAnnounced(sentence), pauseMs);
    return () => clearTimeout(timer);
  }, [sentence, announced]);
  return announced;
}
