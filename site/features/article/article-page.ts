/** What a post's page brings to life: headings that copy their address, and pictures of others. */
import { startConsentedPictures } from '../consent/consented-pictures.ts';
import { startHeadingLinks } from './heading-links.ts';

const text = document.querySelector<HTMLElement>('.article-text');
if (text) startHeadingLinks(text);
startConsentedPictures();
