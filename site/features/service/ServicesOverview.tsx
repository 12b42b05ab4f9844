import type { Service, ServicesPage } from '../../../lib/content/schemas/service.ts';
import { StepsRow } from '../../charts/StepsRow.tsx';
import { Dot, Line, Ring } from '../../motion/Line.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { RailSection } from '../../ui/RailSection.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { LengthsChart } from './LengthsChart.tsx';
import './overview.css';

interface HeaderProps {
  content: Pick<ServicesPage, 'header' | 'chart'>;
  services: Service[];
}

export function OverviewHeader({ content, services }: HeaderProps) {
  const { header, chart } = content;
  return (
    <section className="on-paper" aria-labelledby="overview-title">
      <div className="frame">
        <div className="opening">
          <h1 id="overview-title" className="services-title type-hero">
            {header.headline}
          </h1>
          <div className="services-aside balance">
            <p className="type-lead">{header.lead}</p>
            <ButtonLink {...header.book} className="services-book above-24 full-on-phone" />
          </div>
        </div>
        <LengthsChart labels={chart} services={services} />
      </div>
    </section>
  );
}

/** One job title branches into five jobs, one of which is meant. */
export function Difference({ content }: { content: NonNullable<ServicesPage['difference']> }) {
  return (
    <section className="on-lichen" aria-labelledby="difference-title">
      <div className="frame">
        <div className="zone split split-6 difference">
          <Line className="lane-right straight-v full" />
          <div>
            <SectionHeading id="difference-title">{content.headline}</SectionHeading>
            <p className="above-32 type-lead">{content.lead}</p>
            <p className="above-16 measure-34">{content.text}</p>
          </div>
          <ul role="list" className="branches" aria-label={content.root}>
            {content.jobs.map((job, index) => (
              <Branch key={job} job={job} number={index + 1} {...content} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

interface BranchProps extends Pick<NonNullable<ServicesPage['difference']>, 'meant' | 'note'> {
  job: string;
  number: number;
}

function Branch({ job, number, meant, note }: BranchProps) {
  if (number === meant) {
    return (
      <li className="branch branch-meant">
        <Line className="branch-run straight-h" />
        <Ring className="branch-root at-middle" />
        <Dot className="branch-dot at-middle" />
        <p className="branch-job balance bold type-h4">
          {job}
          <span className="branch-note block">{note}</span>
        </p>
      </li>
    );
  }
  const isAbove = number < meant;
  return (
    <li className={`branch ${isAbove ? 'branch-above' : 'branch-below'}`}>
      <Line className={`branch-lead ${isAbove ? 'bend-tl' : 'bend-bl'}`} />
      <Ring className="branch-end at-middle" />
      <p className="branch-job quiet balance type-h4">{job}</p>
    </li>
  );
}

export function Delivery({ content }: { content: NonNullable<ServicesPage['delivery']> }) {
  return (
    <RailSection
      id="delivery-title"
      title={content.headline}
      className="on-paper"
      zone="section-zone"
    >
      <ul role="list" className="ruled-rows above-32-48">
        {content.items.map(({ title, text }) => (
          <li key={title} className="split split-6 laptop-pad-bottom-36">
            <h3 className="type-subtitle">{title}</h3>
            <p className="item-text measure-41 laptop-above-4">{text}</p>
          </li>
        ))}
      </ul>
    </RailSection>
  );
}

export const Steps = ({ content }: { content: NonNullable<ServicesPage['steps']> }) => (
  <StepsRow
    id="steps-title"
    headline={content.headline}
    steps={content.items.map((item, index) => ({
      ...item,
      label: (
        <span className="block below-8 type-count" aria-hidden="true">
          {index + 1}
        </span>
      ),
      isFilled: index === content.items.length - 1,
    }))}
    ground="on-lichen"
  />
);
