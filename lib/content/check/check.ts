/** What no schema can see in the content. Each check is a function of what was read. */
import type { Addresses } from '../addresses.ts';
import type { Content } from '../load.ts';
import { findClaimFindings } from './claims.ts';
import { findNeedFindings } from './needs.ts';
import { findPictureFindings } from './pictures.ts';
import { findPostFindings } from './posts.ts';
import { findRedirectFindings } from './redirects.ts';

/** Something wrong in a file of the content folder. */
export interface Finding {
  /** Of the file, from the content folder. */
  name: string;
  /** Of the field. */
  keys?: readonly PropertyKey[];
  /** Of the Markdown under the fields, counted from 0. */
  textLine?: number;
  message: string;
}

export const findContentFindings = (content: Content, addresses: Addresses): Finding[] => [
  ...findNeedFindings(content),
  ...findPostFindings(content),
  ...findRedirectFindings(content, addresses.pages),
  ...findClaimFindings(content),
  ...findPictureFindings(content),
  ...findNameFindings(content, addresses),
];

/** Own pages whose address is taken. */
const findNameFindings = ({ entries }: Content, { findNameError }: Addresses): Finding[] =>
  entries['own-pages'].flatMap(({ id, name }) => {
    const message = findNameError(id);
    return message ? [{ name, message }] : [];
  });
