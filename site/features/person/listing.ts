import { getPersonPath } from '../../../lib/content/firm-files.ts';
import type { Person } from '../../../lib/content/schemas/people.ts';
import { people } from '../../content/content.ts';
import { isOn } from '../../content/off.ts';
import { drawSignature } from '../../drawing/signature.ts';
import type { PageListing } from '../../metadata/page-listing.ts';
import type { SocialFigure } from '../../metadata/social-card.ts';
import { placeAtBottom } from '../../metadata/social-card.ts';
import { collectPhrases } from '../search/plain-text.ts';

/** A larger signature would run into the title, or its letters below the line out of the image. */
const [maxWidthPx, maxScale] = [600, 0.6];

function drawSignatureFigure({ name }: Person): SocialFigure {
  const { path, width } = drawSignature(name);
  const scale = Math.min(maxWidthPx / width, maxScale);
  return placeAtBottom({ line: path, hairlines: '', width, ground: 0 }, scale);
}

export const personListings: readonly PageListing[] = (isOn('person-pages') ? people : []).map(
  (person) => {
    const { id, name, role, searches, opinion, lastSearches } = person;
    return {
      path: getPersonPath(id),
      card: { title: name, label: role, figure: drawSignatureFigure(person) },
      searchEntry: () => ({
        kind: 'page',
        title: name,
        note: '',
        summary: `${role}. ${searches} ${opinion}`,
        tags: [role],
        body: collectPhrases(lastSearches),
      }),
    };
  },
);
