import type { Service, ServicesPage } from '../../../lib/content/schemas/service.ts';
import type { Link } from '../../../lib/content/schemas/words.ts';
import { Line } from '../../motion/Line.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { CallBand } from '../../ui/CallBand.tsx';
import { RailSection } from '../../ui/RailSection.tsx';
import { RuledLinks } from '../../ui/RuledLinks.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';
import { NamedSheet } from '../person/PartnerSheet.tsx';
import { WorkedSearch, type WorkedSearchProps } from '../worked-search/WorkedSearch.tsx';
import { getAgreementPath } from './agreement.ts';
import { Process } from './Process.tsx';
import { Questions } from './Questions.tsx';
import { TermsInFull } from './TermsInFull.tsx';
import { Timeframe } from './Timeframe.tsx';
import './service.css';

interface SectionProps {
  service: Service;
  words: ServicesPage['detail'];
}

interface Props extends SectionProps {
  /** All services, in the order of the menus. */
  services: Service[];
  search: WorkedSearchProps['search'] | undefined;
  book: Link;
}

export function ServiceDetail({ service, services, search, words, book }: Props) {
  const { cta } = service;
  return (
    <>
      <ServiceHeader service={service} words={words} />
      <Facts service={service} words={words} />
      <Benefits service={service} words={words} />
      {search && <WorkedSearch search={search} />}
      <TermsInFull
        terms={service.terms}
        words={words.terms}
        sample={service.sample}
        agreement={words.agreement && { to: getAgreementPath(service), ...words.agreement }}
      />
      <Clients service={service} words={words} />
      <Process headline={words.process} steps={service.process} />
      <Questions headline={words.faqs} faqs={service.faqs} />
      <Others headline={words.others} services={services.filter(({ id }) => id !== service.id)} />
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

function Facts({ service, words }: SectionProps) {
  const { model, bestFor } = service.pricing;
  return (
    <div className="on-lichen">
      <div className="frame">
        <div className="zone pad-y-32-64">
          <Line className="lane-right straight-v full" />
          <dl className="columns tablet-2">
            <Fact name={words.pricing} value={model} />
            <Fact name={words.bestFor} value={bestFor} />
          </dl>
          <NamedSheet id={service.person} heading="h2" />
        </div>
      </div>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="fact-name quiet type-small">{name}</dt>
      <dd className="fact-value above-8 balance type-subtitle">{value}</dd>
    </div>
  );
}

function Benefits({ service, words }: SectionProps) {
  return (
    <RailSection id="gets-title" title={words.benefits} className="on-paper" zone="section-zone">
      <p className="measure-34 above-16 type-lead">{service.longDescription}</p>
      <ul role="list" className="columns row-gap-32 service-benefits tablet-2 above-32-48">
        {service.benefits.map(({ title, description }) => (
          <li key={title} className="ruled pad-top-24">
            <h3 className="type-tile">{title}</h3>
            <p className="item-text larger-when-wide">{description}</p>
          </li>
        ))}
      </ul>
      {service.links.map(({ label, to, text }) => (
        <p
          key={to}
          className="service-more columns row-gap-8 align-start laptop-2 ruled pad-top-24 above-32-48 type-lead"
        >
          <TextLink to={to} label={label} running />
          <span className="measure-34">{text}</span>
        </p>
      ))}
      <div className="service-not-for columns row-gap-12 align-start laptop-2 ruled pad-top-24 above-48-64">
        <h3 className="flex align-center gap-16 type-h3">
          <Sign name="broken" />
          {words.notFor}
        </h3>
        <p className="measure-34 type-lead">
          <Unbroken text={service.notFor} />
        </p>
      </div>
    </RailSection>
  );
}

function Clients({ service, words }: SectionProps) {
  return (
    <RailSection id="goes-title" title={words.clients} className="on-ever" zone="section-zone">
      <ul role="list" className="ruled-rows service-clients-list above-32-48">
        {service.clients.map(({ industry, roles }) => (
          <li key={industry} className="split service-clients-row">
            <h3 className="quiet type-h4">{industry}</h3>
            <ul
              role="list"
              className="service-clients-roles joined-names above-8 above-0-from-laptop type-h4"
            >
              {roles.map((role) => (
                <li key={role} className="joined-name">
                  <span className="unbroken capital">{role}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </RailSection>
  );
}

function Others({ headline, services }: { headline: string; services: Service[] }) {
  if (services.length === 0) return null;
  const links = services.map(({ id, name, shortDescription }) => ({
    label: name,
    to: `/services/${id}`,
    text: shortDescription,
  }));
  return (
    <section className="on-paper" aria-labelledby="others-title">
      <div className="frame">
        <div className="zone others">
          <Line className="lane-right straight-v full" />
          <h2 id="others-title" className="others-title type-h3">
            {headline}
          </h2>
          <RuledLinks links={links} />
        </div>
      </div>
    </section>
  );
}
