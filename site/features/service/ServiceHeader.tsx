import type { Service } from '../../../lib/content/schemas/service.ts';
import type { ServicesPage } from '../../../lib/content/schemas/services-page.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Timeframe } from './Timeframe.tsx';
import './service-sections.css';

interface Props {
  service: Service;
  words: ServicesPage['detail'];
}

/** The service's name over its drawing at full width. */
export function ServiceHeader({ service, words }: Props) {
  return (
    <section className="service-header on-paper" aria-labelledby="page-title">
      <div className="frame">
        <p className="service-back">
          <TextLink to={words.back.to} standing>
            {words.back.label}
          </TextLink>
        </p>
        <div className="service-opening">
          <div className="service-name">
            <h1 id="page-title" className="service-title type-hero">
              {service.name}
            </h1>
            <p className="service-line type-h3">{service.shortDescription}</p>
            <p className="service-answer type-lead">{service.answer}</p>
          </div>
          <div className="service-aside">
            <p className="service-lead">{service.longDescription}</p>
            <ButtonLink to={words.quote.to} className="service-quote">
              {words.quote.label}
            </ButtonLink>
          </div>
        </div>
        <Timeframe service={service} />
      </div>
    </section>
  );
}
