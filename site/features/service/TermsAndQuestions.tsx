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

/** What a buyer asks, each question and term as a disclosure: the money with its example, how it works, and the terms. */
export function TermsAndQuestions({ service: { terms, faqs, sample }, words, agreement }: Props) {
  const { guarantee, clauses, example } = terms;
  const name = (part: 'paid' | 'conversion' | 'who' | 'weekOne' | 'notice'): Row => ({
    name: words[part],
    text: terms[part],
  });
  const title = (
    <>
      {words.headline}
      {sample && <SampleMark />}
    </>
  );
  return (
    <RailSection id="terms-title" title={title} className="on-paper" zone="section-zone">
      <div className="columns row-gap-40 align-start laptop-2 above-32-48">
        <div>
          <h3 className="type-h3">{words.price}</h3>
          <p className="above-8 measure-34">{terms.price}</p>
          <Example example={example} label={words.example} />
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
          <div className="above-24">
            <Rows
              rows={[
                name('paid'),
                { name: words.guarantee, text: <Guarantee guarantee={guarantee} words={words} /> },
                name('conversion'),
              ]}
            />
          </div>
        </div>
        <div className="columns row-gap-40">
          <Group
            title={words.works}
            rows={[...listQuestions(faqs), name('who'), name('weekOne')]}
          />
          <Group
            title={words.rules}
            rows={[name('notice'), ...clauses.map(({ title, text }) => ({ name: title, text }))]}
          />
        </div>
      </div>
    </RailSection>
  );
}

const Group = ({ title, rows }: { title: string; rows: Row[] }) => (
  <div>
    <h3 className="type-h3 below-16">{title}</h3>
    <Rows rows={rows} />
  </div>
);

const Guarantee = ({ guarantee, words }: { guarantee: Terms['guarantee']; words: Words }) => (
  <dl className="columns row-gap-12">
    {(['covers', 'excludes', 'lasts'] as const).map((part) => (
      <div key={part}>
        <dt className="quiet small">{words[part]}</dt>
        <dd>{guarantee[part]}</dd>
      </div>
    ))}
  </dl>
);

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

const listQuestions = (faqs: Service['faqs']): Row[] =>
  faqs.map(({ question, answer }) => ({ name: question, text: answer }));

const Rows = ({ rows }: { rows: Row[] }) => (
  <div className="ruled">
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
