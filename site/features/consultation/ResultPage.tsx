import type { OwnField } from '../../../lib/content/schemas/form-fields.ts';
import type { Link } from '../../../lib/content/schemas/words.ts';
import { ErrorSummary, ErrorSummaryItem } from '../../ui/ErrorSummary.tsx';
import { ReferenceLine } from './ConsultationOutcome.tsx';
import { fieldId } from './FormField.tsx';
import { ResultForm } from './ResultForm.tsx';
import { Given, tag } from './template.tsx';
import './result-page.css';

interface Props {
  messageHint: string;
  ownFields: readonly OwnField[];
  note: string;
  privacyLink: Link;
  back: Link;
}

/**
 * What follows a form that was posted without a script. The server fills this page as a Mustache
 * template: server/routes/form-result-page.ts has the view. The success is a page of its own address,
 * so it shows nothing that was typed.
 */
export function ResultPage({ back, ...form }: Props) {
  return (
    <section className="result on-signal">
      <div className="frame">
        <h1 className="result-title type-h2">{tag('title')}</h1>
        <p className="result-words type-lead">{tag('description')}</p>
        <Given name="sent">
          <p className="result-words type-lead">
            <ReferenceLine reference={tag('reference')} />
          </p>
          <a className="button button-second result-back" href={back.to}>
            <span className="button-words">{back.label}</span>
          </a>
        </Given>
        <Given name="sent" not>
          {/* Mustache would repeat the summary for each error, so its condition is that there is a first one. */}
          <Given name="errors.0">
            <ErrorSummary heading="These answers need another look." level={2}>
              <Given name="errors">
                <ErrorSummaryItem fieldId={fieldId(tag('field'))} message={tag('message')} />
              </Given>
            </ErrorSummary>
          </Given>
          <ResultForm {...form} />
        </Given>
      </div>
    </section>
  );
}
