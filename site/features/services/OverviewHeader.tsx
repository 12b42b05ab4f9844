import type { Service } from '../../../lib/content/schemas/service.ts';
import type { ServicesPage } from '../../../lib/content/schemas/services-page.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { LengthsChart } from './LengthsChart.tsx';
import './overview-header.css';

interface Props {
  content: ServicesPage['header'];
  chart: ServicesPage['chart'];
  services: Service[];
  heading: 'h1' | 'h2';
}

export function OverviewHeader({ content, chart, services, heading: Heading }: Props) {
  return (
    <section className="on-paper" aria-labelledby="overview-title">
      <div className="frame">
        <div className="services-opening">
          <Heading
            id="overview-title"
            className={`services-title ${Heading === 'h1' ? 'type-hero' : 'type-display'}`}
          >
            {content.headline}
          </Heading>
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
