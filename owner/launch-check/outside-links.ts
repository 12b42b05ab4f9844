/** Asks the addresses elsewhere that the content links to. */
import { sampleValueIn } from '../../lib/content/sample-values.ts';
import type { ContentText } from '../../lib/content/texts.ts';
import { describeFailure } from '../../server/deliveries/attempt.ts';
import { formatCount } from '../../server/text/format.ts';
import type { Finding } from './report.ts';
import { digestOf } from './sample-marks.ts';

/** Asked at once. */
const atOnce = 8;
const answerTimeoutMs = 10_000;
const address = /https?:\/\/[^\s"'<>()[\]{}]+[^\s"'<>()[\]{}.,;:!?]/g;

/** An answer that says for sure that nothing is there; others may only refuse programs. */
const goneStatus = [404, 410];
const goneCode = /^(?:ENOTFOUND|CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_VERIFY)/;

export interface OutsideLinks {
  /** Of each address that leads nowhere, where it stands first. */
  findings: Finding[];
  /** Why nothing can be said, on a machine that no address answers. */
  notes: string[];
}

/** @param texts of the content folder */
export async function askOutsideLinks(texts: readonly ContentText[]): Promise<OutsideLinks> {
  const places = new Map<string, ContentText>();
  for (const text of texts) {
    for (const url of addressesIn(text, texts)) if (!places.has(url)) places.set(url, text);
  }
  const asked = await answersOf([...places.keys()]);
  if (places.size > 0 && asked.every(({ answered }) => !answered)) {
    const count = formatCount(places.size, 'address', 'addresses');
    return {
      findings: [],
      notes: [`None of ${count} elsewhere answers from this machine: not tried.`],
    };
  }
  const findings = asked.flatMap(({ url, problem }) => {
    const at = places.get(url);
    return at && problem ? [findingOf(at, url, problem)] : [];
  });
  return { findings, notes: [] };
}

function findingOf({ file, line, field }: ContentText, url: string, problem: string): Finding {
  return {
    group: 'Links',
    place: file,
    line,
    field: field.join('.'),
    todo: `${url} ${problem}. Correct the address, or take the link out.`,
    point: `link-${digestOf('link', url).slice(0, 8)}`,
  };
}

interface Asked {
  url: string;
  answered: boolean;
  problem?: string | undefined;
}

/** @returns the answers in the order of the addresses */
async function answersOf(urls: readonly string[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  const waiting = urls.entries();
  const askOneByOne = async () => {
    for (const [index, url] of waiting) asked[index] = await ask(url);
  };
  await Promise.all(Array.from({ length: atOnce }, askOneByOne));
  return asked;
}

/** Addresses of samples are told elsewhere; a talk's is made of its id. */
function addressesIn({ name, field, text }: ContentText, texts: readonly ContentText[]): string[] {
  const isTalk = name === 'videos.yaml' && field[0] === 'items' && field.at(-1) === 'id';
  const watch = isTalk && texts.find((each) => each.name === name && each.field[0] === 'watch');
  const said = watch ? watch.text.replace('{id}', encodeURIComponent(text)) : text;
  // The pattern of the talks' addresses is none itself.
  if (said.includes('{id}')) return [];
  return (said.match(address) ?? []).filter((url) => sampleValueIn(url) === undefined);
}

async function ask(url: string): Promise<Asked> {
  try {
    const signal = AbortSignal.timeout(answerTimeoutMs);
    const { status, body } = await fetch(url, { signal, headers: { accept: '*/*' } });
    await body?.cancel();
    const problem = goneStatus.includes(status) ? `answers ${status}` : undefined;
    return { url, answered: true, problem };
  } catch (error) {
    const reason = describeFailure(error);
    const problem = goneCode.test(reason) ? `cannot be reached (${reason})` : undefined;
    return { url, answered: false, problem };
  }
}
