import type { Brand } from '../../../lib/content/schemas/brand.ts';
import type { ContactPage } from '../../../lib/content/schemas/pages.ts';
import { formatOpeningHours, formatPhoneLink } from '../../text/formats.ts';
import { keepNumbersTogether } from '../../text/sentences.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { StartRow } from '../../ui/PlainHead.tsx';
import { Ways } from '../../ui/Ways.tsx';
import './contact.css';

interface Props {
  content: Pick<ContactPage, 'header' | 'reach' | 'notes' | 'form'>;
  brand: Brand;
}

/** The title, how to get in touch in one row, and the start of the line. The form starts in the first view below. */
export function ContactHeader({ content: { header, reach, notes, form }, brand }: Props) {
  const { openingHours: hours } = brand;
  const hoursNote = hours ? [{ title: notes.hours, text: formatOpeningHours(hours) }] : [];
  return (
    <section className="on-paper" aria-labelledby="page-title">
      <div className="frame">
        <div className="contact-opening pad-top-32-48 laptop-pad-top-32">
          <h1 id="page-title" className="type-hero">
            {header.headline.split(/(?<=[.?]) /).map((sentence) => (
              <span key={sentence} className="small-block">
                {sentence}{' '}
              </span>
            ))}
          </h1>
          <p className="above-16 type-lead">{header.lead}</p>
          <p className="above-24 only-below-laptop screen-only">
            <ButtonLink to="#contact-form" label={form.headline} className="full-on-phone" />
          </p>
        </div>
        <div className="contact-reach above-24">
          <Ways
            ways={[
              { label: reach.call, value: brand.phone, to: formatPhoneLink(brand.phone) },
              {
                label: reach.write,
                value: <EmailAddress address={brand.email} />,
                to: `mailto:${brand.email}`,
              },
            ]}
          />
          <div className="contact-notes columns tablet-2 row-gap-16">
            {[notes.response, notes.privacy, ...hoursNote].map(({ title, text }) => (
              <p key={title} className="contact-note">
                <strong>{title}</strong> {keepNumbersTogether(text)}
              </p>
            ))}
          </div>
        </div>
        <div className="zone contact-run">
          <StartRow />
        </div>
      </div>
    </section>
  );
}
