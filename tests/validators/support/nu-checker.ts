/** Checks HTML documents with the W3C's Nu Html Checker. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const jar = '.cache/validators/node_modules/vnu-jar/build/dist/vnu.jar';

const reportSchema = z.object({
  messages: z.array(
    z.object({
      type: z.enum(['error', 'info', 'non-document-error']),
      subType: z.string().optional(),
      url: z.string().optional(),
      lastLine: z.number().optional(),
      message: z.string(),
      extract: z.string().default(''),
    }),
  ),
});

/** A message of the checker, with the document's name and the source. */
export interface Remark {
  name: string;
  /** `error` or `warning`. */
  type: string;
  message: string;
  extract: string;
}

/** @param documents HTML by a name for messages */
export async function checkDocuments(documents: ReadonlyMap<string, string>): Promise<Remark[]> {
  const folder = mkdtempSync(join(tmpdir(), 'site-html-'));
  try {
    const names = [...documents.keys()];
    for (const [index, name] of names.entries()) {
      writeFileSync(join(folder, `${index}.html`), documents.get(name) ?? '');
    }
    const { stdout } = await promisify(execFile)(
      'java',
      ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', folder],
      // 500 MB, because the output repeats the source around each remark.
      { maxBuffer: 500_000_000 },
    );
    return reportSchema.parse(JSON.parse(stdout)).messages.map((entry) => ({
      name: names[Number.parseInt(basename(entry.url ?? ''), 10)] ?? 'the checker itself',
      type: entry.subType ?? entry.type,
      message: entry.message,
      extract: entry.extract,
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
