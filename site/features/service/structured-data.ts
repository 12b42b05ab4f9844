import region from 'virtual:region';
import type { ServiceLeaf } from 'schema-dts';
import type { Service } from '../../../lib/content/schemas/service.ts';
import type { PageData } from '../../metadata/structured-data.ts';
import { createFirmReference, createReference } from '../../metadata/structured-data.ts';

/** In the language of the site. */
const country =
  new Intl.DisplayNames(region.locale, { type: 'region' }).of(region.country) ?? region.country;

export function toServiceData(
  { id, name, seoTitle, answer, longDescription, faqs }: Service,
  site: URL,
): PageData {
  const address = new URL(`/services/${id}`, site);
  const about = createReference(address, 'service');
  const service: ServiceLeaf = {
    '@type': 'Service',
    ...about,
    name,
    alternateName: seoTitle,
    disambiguatingDescription: answer,
    description: longDescription,
    url: address.href,
    provider: createFirmReference(site),
    areaServed: { '@type': 'Country', name: country },
  };
  return { about, faqs, things: [service] };
}
