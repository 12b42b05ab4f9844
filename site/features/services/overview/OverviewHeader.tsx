import type { Service } from '../../../../contracts/content/service.ts';
import type { ServicesPage } from '../../../../contracts/content/services-page.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Sign } from '../../../ui/Sign.tsx';
import { LengthsChart } from './LengthsChart.tsx';
import './overview-header.css';

interface Props {
  content: ServicesPage['header'];
  chart: ServicesPage['chart'];
  services: Service[];
  first?: string | undefined;
}

/** The page's title and, under it, how long each of the four takes. */
export function OverviewHeader({ content, chart, services, first }: Props) {
  return (
    <section className="services-header on-paper" aria-labelledby="page-title">
      <div className="frame">
        {first && (
          <p className="services-first type-h3">
            <Sign name="broken" />
            {first}
          </p>
        )}
        <div className="services-opening">
          <h1 id="page-title" className="services-title type-hero">
            {content.headline}
          </h1>
          <div className="services-aside">
            <p className="type-lead">{content.lead}</p>
            <ButtonLink to={content.book.to} className="services-book">
              {content.book.label}
            </ButtonLink>
          </div>
        </div>
        <LengthsChart labels={chart} services={services} />
      </div>
    </section>
  );
}
