import type { ServiceLeaf } from 'schema-dts';
import type { Service } from '../../../lib/content/schemas/service.ts';
import type { PageData } from '../../metadata/structured-data.ts';
import { firmReference, reference } from '../../metadata/structured-data.ts';

export function toServiceData(
  { id, name, seoTitle, answer, longDescription, faqs }: Service,
  site: URL,
): PageData {
  const address = new URL(`/services/${id}`, site);
  const about = reference(address, 'service');
  const service: ServiceLeaf = {
    '@type': 'Service',
    ...about,
    name,
    alternateName: seoTitle,
    disambiguatingDescription: answer,
    description: longDescription,
    url: address.href,
    provider: firmReference(site),
    areaServed: { '@type': 'Country', name: 'United States' },
  };
  return { about, faqs, things: [service] };
}
