import type { ReactNode } from 'react';
import type { Service, ServicesPage, Terms } from '../../../lib/content/schemas/service.ts';
import type { Link } from '../../../lib/content/schemas/words.ts';
import { DisclosureRow } from '../../ui/DisclosureRow.tsx';
import { RailSection } from '../../ui/RailSection.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import './service.css';

type Words = ServicesPage['detail']['terms'];

interface Props {
  service: Pick<Service, 'terms' | 'faqs' | 'sample'>;
  words: Words;
  /** The terms as a Word document. */
  agreement?: Link | undefined;
}

/** As many folded rows are as high as the price with its example. */
const priceRows = 7;

/** What a buyer asks: the price with its example, then each question and term as a disclosure, in two even columns. */
export function TermsAndQuestions({ service: { terms, faqs, sample }, words, agreement }: Props) {
  const rows = listRows(terms, faqs, words);
  const inFirst = Math.max(0, Math.round((rows.length - priceRows) / 2));
  const title = (
    <>
      {words.headline}
      {sample && <SampleMark />}
    </>
  );
  return (
    <RailSection id="terms-title" title={title} className="on-paper" zone="section-zone">
      <div className="columns row-gap-0 align-start laptop-2 above-32-48">
        <div>
          <div className="pad-top-16 ruled terms-price">
            <h3 className="type-h3">{words.price}</h3>
            <p className="above-8 measure-34">{terms.price}</p>
            <Example example={terms.example} label={words.example} />
            {agreement && (
              <p className="above-24 screen-only">
                <a
                  className="button button-quiet button-small full-on-phone"
                  href={agreement.to}
                  download
                >
                  <span className="button-words">{agreement.label}</span>
                </a>
              </p>
            )}
          </div>
          <Rows rows={rows.slice(0, inFirst)} />
        </div>
        <Rows rows={rows.slice(inFirst)} />
      </div>
    </RailSection>
  );
}

/** The questions alone, as a section of an own page. */
export const Questions = ({ headline, faqs }: { headline: string; faqs: Service['faqs'] }) => (
  <RailSection id="questions-title" title={headline} className="on-lichen" zone="section-zone">
    <div className="above-32-48">
      <Rows rows={listQuestions(faqs)} />
    </div>
  </RailSection>
);

interface Row {
  name: string;
  text: ReactNode;
}

const listRows = (terms: Terms, faqs: Service['faqs'], words: Words): Row[] => [
  ...listQuestions(faqs),
  { name: words.paid, text: terms.paid },
  {
    name: words.guarantee,
    text: (
      <dl className="columns row-gap-12">
        {(['covers', 'excludes', 'lasts'] as const).map((part) => (
          <div key={part}>
            <dt className="quiet small">{words[part]}</dt>
            <dd>{terms.guarantee[part]}</dd>
          </div>
        ))}
      </dl>
    ),
  },
  ...(['conversion', 'notice', 'who', 'weekOne'] as const).map((part) => ({
    name: words[part],
    text: terms[part],
  })),
  ...terms.clauses.map(({ title, text }) => ({ name: title, text })),
];

const listQuestions = (faqs: Service['faqs']): Row[] =>
  faqs.map(({ question, answer }) => ({ name: question, text: answer }));

const Rows = ({ rows }: { rows: Row[] }) => (
  <div className="ruled terms-rows">
    {rows.map(({ name, text }) => (
      <details key={name} className="disclosure unfolded-on-paper">
        <DisclosureRow title={name} />
        <div className="terms-text measure-41">{text}</div>
      </details>
    ))}
  </div>
);

function Example({ example, label }: { example: Terms['example']; label: string }) {
  const { given, rows, total, note } = example;
  return (
    <>
      <table className="terms-example above-16">
        <caption className="quiet small">
          {label} {given}
        </caption>
        <tbody>
          {rows.map(({ what, amount }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total.what}</th>
            <td>{total.amount}</td>
          </tr>
        </tfoot>
      </table>
      <p className="quiet small above-12">{note}</p>
    </>
  );
}
