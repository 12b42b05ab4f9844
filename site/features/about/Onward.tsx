import type { AboutPage } from '../../../lib/content/schemas/about-page.ts';
import { RailSection } from '../../ui/RailSection.tsx';
import { RuledLinks } from '../../ui/RuledLinks.tsx';
import './onward.css';

/** Links to three pages that go further. */
export function Onward({ content }: { content: AboutPage['onward'] }) {
  return (
    <RailSection
      id="onward-title"
      title={content.headline}
      headingClassName="sr-only"
      className="on-paper"
      zone="onward-zone"
    >
      <RuledLinks links={content.links} />
    </RailSection>
  );
}
