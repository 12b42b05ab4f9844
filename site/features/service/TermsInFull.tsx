import type { ReactNode } from 'react';
import type { ServicesPage, Terms } from '../../../lib/content/schemas/service.ts';
import type { Link } from '../../../lib/content/schemas/words.ts';
import { RailSection } from '../../ui/RailSection.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import './terms-in-full.css';

interface Props {
  terms: Terms;
  words: ServicesPage['detail']['terms'];
  /** Whether the terms are invented. */
  sample: boolean;
  /** The terms as a Word document. */
  agreement?: Link | undefined;
}

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
      <dl className="above-32-48">
        <Term name={words.price}>
          <p>{terms.price}</p>
          <Example example={terms.example} label={words.example} />
        </Term>
        <Term name={words.paid}>{terms.paid}</Term>
        <Term name={words.guarantee}>
          <dl className="terms-guarantee">
            {(['covers', 'excludes', 'lasts'] as const).map((part) => (
              <div key={part}>
                <dt>{words[part]}</dt>
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
      </dl>
      {agreement && (
        <p className="above-24 screen-only">
          <a className="button button-quiet button-small" href={agreement.to} download>
            <span className="button-words">{agreement.label}</span>
          </a>
        </p>
      )}
    </RailSection>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="term split">
      <dt className="type-h3">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Example({ example, label }: { example: Terms['example']; label: string }) {
  const { given, rows, total, note } = example;
  return (
    <>
      <table className="terms-example above-16">
        <caption>
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
      <p className="terms-note above-12">{note}</p>
    </>
  );
}
