/** Checks that claims can be drawn, and that /how-we-count explains each (docs/product.md, Claims and samples). */
import type { Content } from '../load.ts';
import type { Claim } from '../schemas/claims.ts';
import type { Finding } from './check.ts';

const maxDaysPerRow = 31;
const maxRows = 40;

export function findClaimFindings({ files }: Content): Finding[] {
  const claims = files['claims.yaml'] ?? [];
  const shares = files['pages/about.yaml'].record?.shares ?? [];
  const explained = files['pages/how-we-count.yaml']?.groups.flatMap((group) => group.claims) ?? [];
  return claims.flatMap((claim, index) => [
    ...[
      ...findChartErrors(claim, claims),
      ...(shares.includes(claim.id) && !isWhole(claim, 0, 100)
        ? ['must be a whole number from 0 to 100: it is drawn as a row of dots']
        : []),
    ].map((error) => ({
      name: 'claims.yaml',
      keys: [index],
      message: `'${claim.id}' ${error}`,
    })),
    ...(explained.filter((id) => id === claim.id).length === 1
      ? []
      : [
          {
            name: 'pages/how-we-count.yaml',
            keys: ['groups'],
            message: `must have the claim '${claim.id}' once`,
          },
        ]),
  ]);
}

const isWhole = ({ value }: Claim, least: number, most = Number.POSITIVE_INFINITY): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** The home page draws two claims at one scale, and no chart without both. */
function findChartErrors(claim: Claim, claims: readonly Claim[]): string[] {
  const [ours, theirs] = ['days-to-fill', 'traditional-days-to-fill'].map((id) =>
    claims.find((other) => other.id === id),
  );
  if (!ours || !theirs || (claim !== ours && claim !== theirs)) return [];
  const errors = isWhole(claim, 1)
    ? []
    : [
        'must be a number: it is drawn. Write a whole one, such as 12, and put a range into the label',
      ];
  if (claim === theirs) {
    if (Number(theirs.value) > Number(ours.value) * maxRows)
      errors.push(
        `must be at most ${maxRows} times '${ours.id}', since both are drawn at one scale. Remove it to have no chart`,
      );
    return errors;
  }
  if (Number(ours.value) > maxDaysPerRow)
    errors.push(
      `must be at most ${maxDaysPerRow}, since the chart draws each day. Without '${theirs.id}' there is no chart, and it may be more`,
    );
  if (ours.from !== theirs.from || ours.to !== theirs.to)
    errors.push(`and '${theirs.id}' are drawn at one scale: 'from' and 'to' must agree`);
  return errors;
}
