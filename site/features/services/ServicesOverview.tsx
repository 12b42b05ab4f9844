import type { Claim } from '../../../lib/content/schemas/claims.ts';
import type { Service, ServicesPage } from '../../../lib/content/schemas/service.ts';
import { CallBand } from '../../ui/CallBand.tsx';
import { Delivery } from './Delivery.tsx';
import { Difference } from './Difference.tsx';
import { OverviewHeader } from './OverviewHeader.tsx';
import { Statistics } from './Statistics.tsx';
import { Steps } from './Steps.tsx';
import { TilesAndLinks } from './TilesAndLinks.tsx';

interface Props {
  content: ServicesPage;
  services: Service[];
  claim: (id: string) => Claim;
  /** Level of the title: h2 on the 404 page. */
  heading?: 'h1' | 'h2';
}

/** The sections of /services, also shown for unknown addresses. */
export function ServicesOverview({ content, services, claim, heading = 'h1' }: Props) {
  const { header, chart, statistics, difference, delivery, steps, band } = content;
  return (
    <>
      <OverviewHeader content={header} chart={chart} services={services} heading={heading} />
      <Statistics content={statistics} claim={claim} />
      <Difference content={difference} />
      <Delivery content={delivery} />
      <Steps content={steps} />
      <TilesAndLinks
        headline={content.tiles.headline}
        links={content.resources}
        services={services}
        words={content.detail}
      />
      <CallBand title={band.title} text={band.text} actions={[band.action]} />
    </>
  );
}
