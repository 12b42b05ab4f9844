import type { ReactNode } from 'react';
import type { Brand } from '../../../lib/content/schemas/brand.ts';
import type { ContactPage } from '../../../lib/content/schemas/contact-page.ts';
import { Line, Ring } from '../../motion/Line.tsx';
import { formatOpeningHours, formatPhoneLink } from '../../text/formats.ts';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import './contact-header.css';

interface Props {
  content: Pick<ContactPage, 'header' | 'reach' | 'notes' | 'form'>;
  brand: Brand;
}

/** The title, two ways to get in touch, and the start of the line. */
export function ContactHeader({ content: { header, reach, notes, form }, brand }: Props) {
  const { openingHours: hours } = brand;
  const hoursNote = hours ? [{ title: notes.hours, text: formatOpeningHours(hours) }] : [];
  return (
    <section className="on-paper" aria-labelledby="page-title">
      <div className="frame">
        <div className="contact-opening columns-wide">
          <h1 id="page-title" className="contact-title type-hero">
            {header.headline.split(/(?<=[.?]) /).map((sentence) => (
              <span key={sentence} className="contact-sentence">
                {sentence}{' '}
              </span>
            ))}
          </h1>
          <div className="contact-lead">
            <p className="type-lead">{header.lead}</p>
            <p className="contact-jump screen-only">
              <TextLink to="#contact-form" label={form.headline} />
            </p>
          </div>
        </div>
        <ul className="ways">
          <Way label={reach.call} value={brand.phone} to={formatPhoneLink(brand.phone)} />
          <Way
            label={reach.write}
            value={<EmailAddress address={brand.email} />}
            to={`mailto:${brand.email}`}
          />
        </ul>
        <div className="zone contact-run">
          <Line className="contact-row row straight-h draws-now" draw="right" />
          <Line className="contact-exit draws-now bend-tr lane-right reach full" />
          <Ring className="row-ring" />
          <div className="contact-notes">
            {[notes.response, notes.privacy, ...hoursNote].map(({ title, text }) => (
              <p key={title} className="contact-note">
                <strong>{title}</strong> {text}
              </p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

function Way({ label, value, to }: { label: string; value: ReactNode; to: string }) {
  return (
    <li className="way">
      <a className="way-link" href={to}>
        <span className="way-label">{label} </span>
        <span className="way-value link-fading">{value}</span>
      </a>
    </li>
  );
}
