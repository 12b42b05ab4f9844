import words from 'virtual:words/newsletter';
import type { Link } from '../../../lib/content/schemas/words.ts';
import { endpoints } from '../../../lib/forms/endpoints.ts';
import { BrokenRow } from '../../motion/BrokenRow.tsx';
import { Line } from '../../motion/Line.tsx';
import { getEndpointUrl } from '../../request.ts';
import { Button } from '../../ui/Button.tsx';
import { PlainHead, StartRow } from '../../ui/PlainHead.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { formatTag, Section } from '../consultation/template.tsx';
import { NewsletterFields } from './NewsletterFields.tsx';
import './newsletter.css';

const descriptionId = 'newsletter-description';

/**
 * The answer to a plain post of the form, and the page behind the links of letters. The server fills it
 * as a Mustache template with the view of server/newsletter/route.ts.
 */
export function NewsletterResult({ back }: { back: Link }) {
  return (
    <>
      <PlainHead
        title={formatTag('title')}
        row={
          <Section name="again" otherwise={<StartRow />}>
            <BrokenRow />
          </Section>
        }
      >
        <p id={descriptionId} className="below-32 measure-30 type-lead">
          {formatTag('description')}
        </p>
        <Section name="act">
          <form method="post" action={formatTag('act.action')}>
            <input type="hidden" name="token" value={formatTag('act.token')} />
            <Button type="submit">{formatTag('act.button')}</Button>
          </form>
        </Section>
        <Section name="again">
          <form
            className="newsletter relative align-end row-gap-16 column-gap-24 cluster"
            method="post"
            action={getEndpointUrl(endpoints.newsletterSubscribe)}
          >
            <Section name="again.invalid" otherwise={<Again />}>
              <Again invalid />
            </Section>
          </form>
        </Section>
      </PlainHead>
      <div className="on-paper">
        <div className="frame">
          <div className="zone pad-top-16 pad-bottom-section">
            <Section name="sent">
              <p className="above-16 below-32 type-h3">{words.done}</p>
            </Section>
            <TextLink {...back} />
            <Line className="straight-v lane-right full" />
          </div>
        </div>
      </div>
    </>
  );
}

const Again = ({ invalid = false }) => (
  <NewsletterFields
    place="again"
    button={formatTag('again.button')}
    defaultValue={formatTag('again.email')}
    invalid={invalid}
    describedBy={invalid ? descriptionId : undefined}
  />
);
