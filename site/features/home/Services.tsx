import type { HomeContent } from '../../../lib/content/schemas/pages.ts';
import type { Service } from '../../../lib/content/schemas/service.ts';
import { Line } from '../../motion/Line.tsx';
import { PauseButton } from '../../motion/PauseButton.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { ServiceTile } from '../service/ServiceTile.tsx';
import './home.css';

interface Props {
  content: NonNullable<HomeContent['services']>;
  jobTitles: string[];
  services: Service[];
}

export function Services({ content, jobTitles, services }: Props) {
  return (
    <section className="on-paper" id="services" aria-labelledby="services-title">
      <div className="frame">
        <div className="zone typed-top pad-bottom-24-32 flex pad-top-48-64">
          <Line className="lane-left straight-v full" />
          <SectionHeading id="services-title" look="type-mega" className="typed-heading">
            <span className="sr-only">{content.spoken}</span>
            <span aria-hidden="true" className="typed grid tracks-1">
              {/* Reserves space for the longest role, so that nothing shifts. */}
              <span className="typed-room">
                {content.before} {findLongest(jobTitles)}
                <span className="typed-caret" /> {content.after}
              </span>
              <span data-typed-roles={JSON.stringify(jobTitles)}>
                {content.before}{' '}
                <span className="services-role">
                  <span data-typed-part="">{jobTitles[0]}</span>
                  <span className="typed-caret" />
                </span>{' '}
                <span data-typed-suffix="">{content.after}</span>
              </span>
            </span>
          </SectionHeading>
          <PauseButton id="pause-roles" moving="typedRoles" />
        </div>
        <div className="zone home-tiles">
          <Line className="lane-left straight-v full" />
          <ul role="list" className="tiles">
            {services.map((service, index) => (
              <ServiceTile key={service.id} service={service} index={index} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

const findLongest = (titles: string[]) =>
  titles.reduce((longer, title) => (title.length > longer.length ? title : longer), '');
