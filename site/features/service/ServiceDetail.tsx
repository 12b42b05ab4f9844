import type { Service, ServicesPage } from '../../../lib/content/schemas/service.ts';
import type { Link } from '../../../lib/content/schemas/words.ts';
import { CallBand } from '../../ui/CallBand.tsx';
import { Benefits } from './Benefits.tsx';
import { Clients } from './Clients.tsx';
import { Facts } from './Facts.tsx';
import { Others } from './Others.tsx';
import { Process } from './Process.tsx';
import { Questions } from './Questions.tsx';
import { ServiceHeader } from './ServiceHeader.tsx';
import { TermsInFull } from './TermsInFull.tsx';

interface Props {
  service: Service;
  /** All services, in the order of the menus. */
  services: Service[];
  words: ServicesPage['detail'];
  book: Link;
}

/** The sections of a service's page. */
export function ServiceDetail({ service, services, words, book }: Props) {
  const { cta } = service;
  return (
    <>
      <ServiceHeader service={service} words={words} />
      <Facts service={service} words={words} />
      <Benefits service={service} words={words} />
      <TermsInFull terms={service.terms} words={words.terms} />
      <Clients headline={words.clients} clients={service.clients} />
      <Process headline={words.process} steps={service.process} />
      <Questions headline={words.faqs} faqs={service.faqs} />
      <Others headline={words.others} services={services.filter(({ id }) => id !== service.id)} />
      <CallBand title={cta.title} text={cta.description} actions={[book]} />
    </>
  );
}
