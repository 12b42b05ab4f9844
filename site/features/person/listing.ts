import { getPersonPath } from '../../../lib/content/firm-files.ts';
import { people } from '../../content/content.ts';
import type { PageListing } from '../../metadata/page-listing.ts';
import { placeOnLine } from '../../metadata/social-card.ts';
import { collectPhrases } from '../search/plain-text.ts';

/** The line, signed with a dot. */
const signedLine = placeOnLine({
  line: 'M0 6H12',
  hairlines: '',
  signs: [{ kind: 'dot', x: 6, y: 6 }],
});

export const personListings: readonly PageListing[] = people.map((person) => {
  const { id, name, role, searches, opinion, lastSearches } = person;
  return {
    path: getPersonPath(id),
    card: { title: name, label: role, figure: signedLine },
    searchEntry: () => ({
      kind: 'page',
      title: name,
      note: '',
      summary: `${role}. ${searches} ${opinion}`,
      tags: [role],
      body: collectPhrases(lastSearches),
    }),
  };
});
