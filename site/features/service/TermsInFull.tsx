import type { ReactNode } from 'react';
import type { ServicesPage, Terms } from '../../../lib/content/schemas/service.ts';
import type { Link } from '../../../lib/content/schemas/words.ts';
import { DisclosureRow } from '../../ui/DisclosureRow.tsx';
import { RailSection } from '../../ui/RailSection.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import './service.css';

interface Props {
  terms: Terms;
  words: ServicesPage['detail']['terms'];
  /** Whether the terms are invented. */
  sample: boolean;
  /** The terms as a Word document. */
  agreement?: Link | undefined;
}

/** The price with its example, and each other term as a disclosure. */
export function TermsInFull({ terms, words, sample, agreement }: Props) {
  const { guarantee } = terms;
  const title = (
    <>
      {words.headline}
      {sample && <SampleMark />}
    </>
  );
  return (
    <RailSection id="terms-title" title={title} className="on-lichen" zone="section-zone">
      <div className="split split-7 grid row-gap-32 align-start above-32-48">
        <div className="pad-top-16 ruled">
          <h3 className="type-h3">{words.price}</h3>
          <p className="above-8">{terms.price}</p>
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
        <div className="ruled-rows">
          <Term name={words.paid}>{terms.paid}</Term>
          <Term name={words.guarantee}>
            <dl className="columns row-gap-12">
              {(['covers', 'excludes', 'lasts'] as const).map((part) => (
                <div key={part}>
                  <dt className="quiet small">{words[part]}</dt>
                  <dd>{guarantee[part]}</dd>
                </div>
              ))}
            </dl>
          </Term>
          {(['conversion', 'notice', 'who', 'weekOne'] as const).map((part) => (
            <Term key={part} name={words[part]}>
              {terms[part]}
            </Term>
          ))}
          {terms.clauses.map(({ title, text }) => (
            <Term key={title} name={title}>
              {text}
            </Term>
          ))}
        </div>
      </div>
    </RailSection>
  );
}

const Term = ({ name, children }: { name: string; children: ReactNode }) => (
  <details className="question disclosure unfolded-on-paper">
    <DisclosureRow title={name} />
    <div className="question-answer measure-41">{children}</div>
  </details>
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
