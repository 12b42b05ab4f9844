import { useEffect, useRef, useState } from 'react';
import type { CostOfVacancyContent } from '../../../../lib/content/schemas/cost-of-vacancy.ts';
import { fill } from '../../../text/sentences.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import type { VacancyCost, VacancyFigures } from './vacancy-cost.ts';
import { formatFigure, mapFigures } from './vacancy-figures.ts';

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
  const [status, setStatus] = useState('');
  const copyLink = async () => {
    const copied = await navigator.clipboard.writeText(location.href).then(
      () => true,
      () => false,
    );
    setStatus(copied ? words.copied : words.copyFailed);
  };
  const total = formatTotal(words, cost.total);
  const next = formatNextWeek(words, figures, cost);
  const announced = useAnnouncement(`${total} ${next}`);
  const shown = mapFigures((name) => formatFigure(figures[name]));
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
              <td className="vacancy-amount">{formatSigned(part, cost[part])}</td>
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
        {status}
      </p>
    </section>
  );
}

/** @returns what another week costs, and '' without a weekly cost */
function formatNextWeek(
  words: Words,
  { cover }: VacancyFigures,
  { nextWeek: net }: VacancyCost,
): string {
  if (net === null) return '';
  const sentence = fill(net < 0 ? words.nextWeekSaved : words.nextWeek, {
    amount: formatUsd(Math.abs(net)),
  });
  return cover === null ? sentence : `${sentence} ${words.coverKept}`;
}

const formatWhole = (amount: number) => Math.round(amount).toLocaleString('en-US');
const formatUsd = (amount: number) => `${formatWhole(amount)}\u00a0USD`;

/** Formats an amount: savings are negative, an unknown amount is a dash. */
function formatSigned(part: Part, amount: number | null): string {
  if (amount === null) return '–';
  return `${part === 'saved' ? '–\u00a0' : ''}${formatWhole(amount)}`;
}

function formatTotal(words: Words, total: number | null): string {
  if (total === null) return words.nothing;
  const rounded = Math.round(total);
  if (rounded === 0) return words.even;
  return fill(rounded > 0 ? words.spent : words.saved, { amount: formatUsd(Math.abs(rounded)) });
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
