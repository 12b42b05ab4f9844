/** Wages on the pages of cities and guides. */
import type { City, Pay, PayRole } from '../../../lib/content/schemas/city.ts';
import { formatMonth } from '../../text/formats.ts';
import { fill, getFirstSentence } from '../../text/sentences.ts';
import { RailSection } from '../../ui/RailSection.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { findRowDollars } from './layout.ts';
import { formatMoney, PayTable } from './PayTable.tsx';

interface Props {
  pay: Pay;
}

export const payPath = '/tools/pay';

export const listMetros = ({ metros }: Pay, role: PayRole) =>
  metros.map(({ city, name, pay }) => ({ id: city, name, wages: pay[role.id] }));

/** A metro area with all occupations, on its city's page; nothing for a city without one. */
export function CityPay({ pay, city }: Props & { city: City }) {
  const metro = pay?.metros.find((candidate) => candidate.city === city.slug);
  if (!metro) return null;
  const { words, roles } = pay;
  const title = fill(words.city, { city: city.city });
  return (
    <RailSection id="pay-title" title={title} className="on-paper" zone="section-zone" anchor="pay">
      <TableIntro pay={pay} name={metro.name} />
      <PayKey pay={pay} metros={[metro]} />
      <PayTable
        pay={pay}
        caption={title}
        first={words.role}
        rows={roles.map((role) => ({ id: role.id, name: role.title, wages: metro.pay[role.id] }))}
      />
    </RailSection>
  );
}

/** The occupations nearest to a guide's role, with all metro areas. */
export function GuidePay({ pay, roles }: Props & { roles: readonly PayRole[] }) {
  return (
    <>
      <h2 id="pay-by-metro">{pay.words.guide}</h2>
      {roles.map((role, index) => (
        <div key={role.id}>
          <TableIntro pay={pay} name={role.title} />
          {index === 0 && <PayKey pay={pay} roles={roles} />}
          <PayTable
            pay={pay}
            caption={role.title}
            first={pay.words.metro}
            rows={listMetros(pay, role)}
          />
        </div>
      ))}
    </>
  );
}

/** What a table shows and who published it. */
const TableIntro = ({ pay, name }: Props & { name: string }) => (
  <p className="above-16 measure-40">
    {fill(pay.words.from, { name, month: formatMonth(pay.source.month) })}{' '}
    <TextLink to={payPath} label={pay.words.all} running />
  </p>
);

interface KeyProps extends Props {
  /** Those that are drawn; all unless given. */
  roles?: readonly PayRole[];
  metros?: readonly Pay['metros'][number][];
}

/** How to read the drawings: the first sentence, and the others only if one of them folds. */
export function PayKey({ pay, roles = pay.roles, metros = pay.metros }: KeyProps) {
  const rowDollars = findRowDollars(pay);
  const folds = metros.some((metro) =>
    roles.some(({ id }) => metro.pay[id]?.some((amount) => (amount ?? 0) > rowDollars)),
  );
  const { axis } = pay.words;
  return (
    <p className="above-16 measure-40 quiet type-small">
      {fill(folds ? axis : getFirstSentence(axis), { row: formatMoney(rowDollars) })}
    </p>
  );
}
