import type { PersonLeaf } from 'schema-dts';
import { getPersonPath } from '../../../lib/content/addresses.ts';
import type { Person } from '../../../lib/content/schemas/people.ts';
import { portraits } from '../../content/portraits.ts';
import type { PageData } from '../../metadata/structured-data.ts';
import {
  createFirmReference,
  createReference,
  toImageObject,
} from '../../metadata/structured-data.ts';
import { formatWorldPhone } from '../../text/formats.ts';
import { getEmail } from './person-details.ts';

/** The same node on the person's page and as the author of a text. */
export function toPerson(person: Person, site: URL): PersonLeaf {
  const portrait = portraits[person.id];
  return {
    '@type': 'Person',
    ...createReference(new URL('/about', site), person.id),
    name: person.name,
    jobTitle: person.role,
    url: new URL(getPersonPath(person.id), site).href,
    sameAs: person.profile,
    ...(portrait && { image: toImageObject(portrait, site) }),
  };
}

export function toPersonData(person: Person, site: URL): PageData {
  const { id, phone, searches } = person;
  return {
    about: createReference(new URL('/about', site), id),
    type: 'ProfilePage',
    things: [
      {
        ...toPerson(person, site),
        description: searches,
        email: getEmail(person),
        ...(phone && { telephone: formatWorldPhone(phone) }),
        worksFor: createFirmReference(site),
      },
    ],
  };
}
