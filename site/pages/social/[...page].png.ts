import type { APIRoute, GetStaticPaths } from 'astro';
import { brand } from '../../content/content.ts';
import { joiner } from '../../metadata/SocialImageText.tsx';
import type { SocialCard } from '../../metadata/social-card.ts';
import { socialImagePath } from '../../metadata/social-card.ts';
import { socialCards } from '../../metadata/social-cards.ts';
import { drawSocialImage, readFaces } from '../../metadata/social-image.ts';

/** One image for each indexable page, drawn at build. */
export const getStaticPaths = (() =>
  socialCards.map((card) => ({
    params: { page: socialImagePath(card.path).replace(/^\/social\/|\.png$/g, '') },
    props: { card },
  }))) satisfies GetStaticPaths;

const texts = socialCards.flatMap(({ title, label }) => [title, label]);
const faces = readFaces([brand.name, joiner, ...texts].join(''));

export const GET: APIRoute<{ card: SocialCard }> = async ({ props }) =>
  new Response(new Uint8Array(await drawSocialImage(props.card, brand.name, await faces)), {
    headers: { 'content-type': 'image/png' },
  });
