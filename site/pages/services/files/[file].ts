import type { APIRoute, GetStaticPaths } from 'astro';
import { load, services } from '../../../content/content.ts';
import { createAgreement, getAgreementPath } from '../../../features/service/agreement.ts';
import { createWordFile, type Sheet } from '../../../features/tools/word-document.ts';

/** The terms of each service as a Word document. */
export const getStaticPaths: GetStaticPaths = () => {
  const { detail } = load('pages/services.yaml');
  return services.flatMap((service) => {
    const sheet = createAgreement(service, detail);
    const file = getAgreementPath(service).split('/').at(-1);
    return sheet ? [{ params: { file }, props: { sheet } }] : [];
  });
};

export const GET: APIRoute<{ sheet: Sheet }> = async ({ props }) =>
  new Response(await createWordFile(props.sheet));
