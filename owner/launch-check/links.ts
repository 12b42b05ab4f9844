/** Checks the links of the content to other sites. */
import { findSampleValue } from '../../lib/content/sample-values.ts';
import type { SourceValue } from '../../lib/content/source.ts';
import { type CheckResult, createPoint, type Finding } from '../../server/check/report.ts';
import { describeFailure } from '../../server/outbox/attempt.ts';
import { formatCount } from '../../server/text/format.ts';

const concurrency = 8;
const answerTimeoutMs = 10_000;
const urlPattern = /https?:\/\/[^\s"'<>()[\]{}]+[^\s"'<>()[\]{}.,;:!?]/g;
/** Statuses and errors that prove that a link is dead. Others may be how a site refuses programs. */
const goneStatuses = [404, 410];
const goneErrors = /^(?:ENOTFOUND|CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_VERIFY)/;

interface Answer {
  isReachable: boolean;
  problem?: string | undefined;
}

/** @returns a finding for each link to another site that is dead, at its first place in the content */
export async function checkOutsideLinks(values: readonly SourceValue[]): Promise<CheckResult> {
  const locations = new Map<string, SourceValue>();
  for (const value of values) {
    for (const url of findUrls(value, values)) if (!locations.has(url)) locations.set(url, value);
  }
  const answers = new Map<string, Answer>();
  const queue = locations.keys();
  const work = async () => {
    for (const url of queue) answers.set(url, await request(url));
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  if (locations.size > 0 && [...answers.values()].every(({ isReachable }) => !isReachable)) {
    const count = formatCount(locations.size, 'link');
    const note = `This machine reached none of ${count} to other sites, so they were not checked.`;
    return { findings: [], notes: [note] };
  }
  const findings = [...locations].flatMap(([url, { file, line, keys }]): Finding[] => {
    const problem = answers.get(url)?.problem;
    if (!problem) return [];
    const todo = `${url} ${problem}. Correct or remove the link.`;
    const point = createPoint('link', url);
    return [{ group: 'Links', place: file, line, field: keys.join('.'), todo, point }];
  });
  return { findings, notes: [] };
}

function findUrls(
  { name, keys, text }: SourceValue,
  values: readonly SourceValue[],
): readonly string[] {
  // The address of a talk is made of the host's pattern and its id.
  const isTalk = name === 'videos.yaml' && keys[0] === 'items' && keys.at(-1) === 'id';
  const pattern = isTalk
    ? values.find((value) => value.name === name && value.keys[0] === 'watch')
    : undefined;
  const filled = pattern ? pattern.text.replace('{id}', encodeURIComponent(text)) : text;
  if (filled.includes('{id}')) return [];
  return (filled.match(urlPattern) ?? []).filter((url) => findSampleValue(url) === undefined);
}

async function request(url: string): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(answerTimeoutMs);
    const { status, body } = await fetch(url, { signal, headers: { accept: '*/*' } });
    await body?.cancel();
    const problem = goneStatuses.includes(status) ? `answers ${status}` : undefined;
    return { isReachable: true, problem };
  } catch (error) {
    const reason = describeFailure(error);
    const problem = goneErrors.test(reason) ? `cannot be reached (${reason})` : undefined;
    return { isReachable: false, problem };
  }
}
