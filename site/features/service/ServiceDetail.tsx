import {
  type Service,
  type ServicesPage,
  type SpecimenSlate,
  serviceShape,
} from '../../../lib/content/schemas/service.ts';
import type { Link } from '../../../lib/content/schemas/words.ts';
import { Line } from '../../motion/Line.tsx';
import { keepNumbersTogether } from '../../text/sentences.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CallBand } from '../../ui/CallBand.tsx';
import { RailSection } from '../../ui/RailSection.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';
import { NamedSheet } from '../person/PartnerSheet.tsx';
import { MapInShort, specimenSlatePath } from '../tools/specimen-slate/MarketMap.tsx';
import type { WorkedSearchProps } from '../worked-search/WorkedSearch.tsx';
import { getAgreementPath } from './agreement.ts';
import { Process } from './Process.tsx';
import { ServiceDrawing } from './ServiceDrawing.tsx';
import { TermsAndQuestions } from './TermsAndQuestions.tsx';
import './service.css';

interface SectionProps {
  service: Service;
  words: ServicesPage['detail'];
}

interface Props extends SectionProps {
  search: WorkedSearchProps['search'] | undefined;
  /** What its client receives, if it is this service's. */
  slate: SpecimenSlate | undefined;
  book: Link;
}

export function ServiceDetail({ service, search, slate, words, book }: Props) {
  const { cta } = service;
  return (
    <>
      <ServiceHeader service={service} words={words} />
      <Facts service={service} words={words} />
      <Benefits service={service} words={words} slate={slate} />
      <Clients service={service} words={words} />
      <Process headline={words.process} steps={service.process} search={search} />
      <TermsAndQuestions
        service={service}
        words={words.terms}
        agreement={words.agreement && { to: getAgreementPath(service), ...words.agreement }}
      />
      <CallBand title={cta.title} text={cta.description} action={book} />
    </>
  );
}

/** The service's name over its drawing at full width. */
function ServiceHeader({ service, words }: SectionProps) {
  return (
    <section className="on-paper" aria-labelledby="page-title">
      <div className="frame">
        <p className="service-back pad-top-24-32">
          <TextLink {...words.back} />
        </p>
        <div className="opening pad-top-16">
          <div>
            <h1 id="page-title" className="headline-8 type-hero">
              {service.name}
            </h1>
            <p className="above-16 quiet balance type-h3">{service.shortDescription}</p>
          </div>
          <div>
            <p className="measure-34 type-lead">
              <Unbroken text={service.answer} />
            </p>
            <ButtonLink {...words.quote} className="above-24 full-on-phone" />
          </div>
        </div>
        <Timeframe service={service} label={words.timeframe} />
      </div>
    </section>
  );
}

/** The timeframe in the service's drawing. From the end the page's line continues to the right rail. */
function Timeframe({ service, label }: { service: Service; label: string }) {
  const { drawing, pricing } = service;
  return (
    <div className={`timeframe timeframe-${serviceShape(service)}`}>
      <div className="zone timeframe-room">
        <p className="quiet type-small">{label}</p>
        <p className="timeframe-days balance">{keepNumbersTogether(pricing.timeframe)}</p>
        <p className="timeframe-note above-12 quiet balance">{drawing.note}</p>
        <ServiceDrawing service={service} />
      </div>
      <div className="zone timeframe-ends semibold balance">
        <Line className="timeframe-exit from-above bend-tr lane-right" />
        <p className="timeframe-from">{drawing.start}</p>
        <p className="timeframe-to text-right laptop-text-left">{drawing.end}</p>
      </div>
    </div>
  );
}

/** What it costs and suits, and who answers for it. */
const Facts = ({ service: { pricing, person }, words }: SectionProps) => (
  <div className="on-lichen">
    <div className="frame">
      <div className="zone columns row-gap-32 laptop-2 pad-y-32-64 facts">
        <Line className="lane-right straight-v full" />
        <dl className="columns tablet-2 laptop-1 ruled pad-top-24">
          <Fact name={words.pricing} value={pricing.model} />
          <Fact name={words.bestFor} value={pricing.bestFor} />
        </dl>
        <NamedSheet id={person} heading="h2" />
      </div>
    </div>
  </div>
);

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="weight-500 quiet type-small">{name}</dt>
      <dd className="measure-14 above-8 balance type-subtitle">{value}</dd>
    </div>
  );
}

/** In rows of three or two, so that the last row is full. */
const benefitColumns = (count: number) => (count % 3 === 0 ? 'laptop-3' : 'laptop-2');

function Benefits({ service, words, slate }: SectionProps & Pick<Props, 'slate'>) {
  const { benefits, links, longDescription, notFor } = service;
  return (
    <RailSection id="gets-title" title={words.benefits} className="on-paper" zone="section-zone">
      <p className="measure-34 above-16 type-lead">{longDescription}</p>
      {links.map(({ label, to, text }) => (
        <div key={to} className="columns align-center laptop-2 ruled pad-top-24 above-32-48">
          <p className="measure-30 type-lead">
            <a className="link type-h3" href={to}>
              {label}
            </a>
            <span className="block above-16">{text}</span>
          </p>
          {slate && to === specimenSlatePath && <MapInShort slate={slate} />}
        </div>
      ))}
      <ul
        role="list"
        className={`columns row-gap-32 tablet-2 ${benefitColumns(benefits.length)} above-32-48`}
      >
        {benefits.map(({ title, description }) => (
          <li key={title} className="ruled pad-top-24">
            <h3 className="balance type-tile">{title}</h3>
            <p className="item-text larger-when-wide">{description}</p>
          </li>
        ))}
      </ul>
      <div className="columns row-gap-12 align-start laptop-2 ruled pad-top-24 above-32-48">
        <h3 className="flex align-center gap-16 type-h3">
          <Sign name="broken" className="signal" />
          {words.notFor}
        </h3>
        <p className="measure-34 type-lead">
          <Unbroken text={notFor} />
        </p>
      </div>
    </RailSection>
  );
}

/** The roles of each industry, beside the heading. */
const Clients = ({ service: { clients }, words }: SectionProps) => (
  <section className="on-lichen" aria-labelledby="goes-title">
    <div className="frame">
      <div className="zone split split-6 section-zone">
        <Line className="lane-right straight-v full" />
        <SectionHeading id="goes-title">{words.clients}</SectionHeading>
        <ul role="list" className="ruled-rows above-24 laptop-above-0">
          {clients.map(({ industry, roles }) => (
            <li key={industry} className="columns row-gap-8 service-clients">
              <h3 className="quiet type-h4">{industry}</h3>
              <ul role="list" className="joined-names type-h4">
                {roles.map((role) => (
                  <li key={role} className="joined-name">
                    <span className="unbroken capital">{role}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </section>
);
