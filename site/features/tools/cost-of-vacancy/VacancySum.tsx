import region from 'virtual:region';
import { useEffect, useRef, useState } from 'react';
import type { CostOfVacancyContent } from '../../../../lib/content/schemas/tools.ts';
import { formatNumber } from '../../../text/formats.ts';
import { fill } from '../../../text/sentences.ts';
import { Button } from '../../../ui/Button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import type { VacancyCost, VacancyFigures } from './vacancy-cost.ts';
import { formatFigure, mapFigures } from './vacancy-figures.ts';

type Copy = CostOfVacancyContent['sum'];
type Part = keyof Copy['parts'];

const parts: readonly Part[] = ['cover', 'delayed', 'fee', 'saved'];

interface Props {
  copy: Copy;
  figures: VacancyFigures;
  cost: VacancyCost;
}

/** The result, which phones keep in view, and the formula with the visitor's numbers, line by line. */
export function VacancySum({ copy, figures, cost }: Props) {
  const [status, setStatus] = useState('');
  const copyLink = async () =>
    setStatus((await copyText(location.href)) ? copy.copied : copy.copyFailed);
  const total = describeTotal(copy, cost.total);
  const [before, ...after] = total.text.split('{amount}');
  const next = formatNextWeek(copy, figures, cost);
  const announced = useAnnouncement(`${fill(total.text, total)} ${next}`);
  const numbers = mapFigures((name) => formatFigure(figures[name]));
  return (
    <section
      className="vacancy-result tool-result to-right-edge on-ever"
      aria-labelledby="vacancy-sum-title"
    >
      <div className="vacancy-total balance type-tile">
        {/* Each text needs an element: translating browsers replace bare text nodes. */}
        <span>{before}</span>
        {total.amount && (
          <span className="vacancy-total-amount">{total.amount + after.join('')}</span>
        )}
      </div>
      <div className="vacancy-working-out">
        {next && <p className="vacancy-next above-16 measure-30 type-lead">{next}</p>}
        <h2 id="vacancy-sum-title" className="quiet above-24 type-small semibold">
          {copy.headline}
        </h2>
        <table className="vacancy-sum above-12">
          <tbody>
            {parts.map((part) => (
              <tr key={part}>
                <th scope="row">{copy.parts[part]}</th>
                <td className="area-2-1-3-end quiet print-area-1-2">
                  {cost[part] === null ? copy.notCounted : fill(copy.workings[part], numbers)}
                </td>
                <td className="area-1-2 text-right nowrap semibold print-area-1-3">
                  {formatSigned(part, cost[part])}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="sr-only" role="status">
          {announced}
        </p>
        <p className="above-32 cluster">
          <Button weight="main" small onClick={copyLink}>
            {copy.copy}
          </Button>
          <Button weight="quiet" small onClick={() => print()}>
            {copy.print}
          </Button>
        </p>
        <p className="tool-status above-12 screen-only" role="status">
          {status}
        </p>
      </div>
    </section>
  );
}

/** @returns what another week costs, and '' without a weekly cost */
function formatNextWeek(copy: Copy, { cover }: VacancyFigures, { nextWeek }: VacancyCost) {
  if (nextWeek === null) return '';
  const sentence = fill(nextWeek < 0 ? copy.nextWeekSaved : copy.nextWeek, {
    amount: formatMoney(nextWeek),
  });
  return cover === null ? sentence : `${sentence} ${copy.coverKept}`;
}

/** @returns a sentence, whose `{amount}` is set in large type */
function describeTotal(copy: Copy, total: number | null): { text: string; amount: string } {
  if (total === null) return { text: copy.nothing, amount: '' };
  if (Math.round(total) === 0) return { text: copy.even, amount: '' };
  return { text: total > 0 ? copy.spent : copy.saved, amount: formatMoney(Math.round(total)) };
}

const formatWhole = (amount: number) => formatNumber(Math.round(amount));
/** The sentence around it says whether the amount is spent or saved. */
const formatMoney = (amount: number) => `${formatWhole(Math.abs(amount))}\u00a0${region.currency}`;

/** Formats an amount: savings are negative, an unknown amount is a dash. */
function formatSigned(part: Part, amount: number | null): string {
  if (amount === null) return '–';
  return `${part === 'saved' ? '–\u00a0' : ''}${formatWhole(amount)}`;
}

/** Announces a result after this pause in typing. */
const announceDelayMs = 800;

/**
 * @param sentence that changes while the visitor types
 * @returns the text of a status: '' at first, then the sentence after each pause
 */
function useAnnouncement(sentence: string): string {
  const [announced, setAnnounced] = useState('');
  const first = useRef(sentence);
  useEffect(() => {
    if (announced === '' && sentence === first.current) return;
    const timer = setTimeout(() => setAnnounced(sentence), announceDelayMs);
    return () => clearTimeout(timer);
  }, [sentence, announced]);
  return announced;
}
