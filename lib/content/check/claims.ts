/** Checks that claims can be drawn, and that /how-we-count explains each (docs/product.md, Claims and samples). */
import type { Content } from '../load.ts';
import type { Claim } from '../schemas/claims.ts';
import type { Finding } from './check.ts';

/** The two claims whose days the home page draws. */
const chartClaims = ['days-to-fill', 'traditional-days-to-fill'];
const maxDaysPerRow = 31;
const maxRows = 40;

export function findClaimFindings({ files }: Content): Finding[] {
  const claims = files['claims.yaml'] ?? [];
  const shares = files['pages/about.yaml'].record?.shares ?? [];
  const explained = files['pages/how-we-count.yaml']?.groups.flatMap((group) => group.claims) ?? [];
  return [
    ...[
      ...listChartErrors(claims),
      ...claims
        .filter(({ id, value }) => shares.includes(id) && !isShare(value))
        .map(({ id }) => ({
          id,
          message: 'must be a whole number from 0 to 100: it is drawn as a row of dots',
        })),
    ].map(({ id, message }) => ({
      name: 'claims.yaml',
      keys: [claims.findIndex((claim) => claim.id === id)],
      message: `'${id}' ${message}`,
    })),
    ...claims
      .filter(({ id }) => explained.filter((other) => other === id).length !== 1)
      .map(({ id }) => ({
        name: 'pages/how-we-count.yaml',
        keys: ['groups'],
        message: `must have the claim '${id}' once`,
      })),
  ];
}

const isShare = (value: Claim['value']) => isWhole(value) && value >= 0 && value <= 100;

const isWhole = (value: Claim['value']): value is number => Number.isInteger(value);

/** The chart needs two whole numbers that fit it and are counted the same way. Without them it is left out. */
function listChartErrors(claims: readonly Claim[]): { id: string; message: string }[] {
  const [ours, theirs] = chartClaims.map((id) => claims.find((claim) => claim.id === id));
  if (!ours || !theirs) return [];
  const [days, theirDays] = [Number(ours.value), Number(theirs.value)];
  return [
    ...[ours, theirs].map(({ id, value }) => ({
      id,
      isWrong: !isWhole(value) || value < 1,
      message:
        'must be a number: it is drawn. Write a whole one, such as 12, and put a range into the label',
    })),
    {
      id: ours.id,
      isWrong: days > maxDaysPerRow,
      message: `must be at most ${maxDaysPerRow}, since the chart draws each day. Without '${theirs.id}' there is no chart, and it may be more`,
    },
    {
      id: theirs.id,
      isWrong: theirDays > days * maxRows,
      message: `must be at most ${maxRows} times '${ours.id}', since both are drawn at one scale. Remove it to have no chart`,
    },
    {
      id: ours.id,
      isWrong: ours.from !== theirs.from || ours.to !== theirs.to,
      message: `and '${theirs.id}' are drawn at one scale: 'from' and 'to' must agree`,
    },
  ].filter(({ isWrong }) => isWrong);
}
