import { OwnPicture, type PictureSources } from '../../ui/OwnPicture.tsx';
import './article-cover.css';

/** The column of the text: layouts/long-read.css. */
const sizes = '(min-width: 90rem) 760px, (min-width: 56.25rem) 56vw, 92vw';

/** The owner's cover of a post or a guide, above its text. */
export const ArticleCover = ({ picture }: { picture: PictureSources }) => (
  <OwnPicture picture={picture} sizes={sizes} first="wide" className="article-cover" />
);
