import { describe, expect, it } from 'vitest';
import { contentSchema, namedContentFiles } from '../../contracts/content/files.ts';
import { readMarkdown } from '../../contracts/content/markdown.ts';
import { filesUnder, rawText, readFile } from './content-files.ts';

const files = [...filesUnder('content', '.yaml'), ...filesUnder('content', '.md')];

describe('content files', () => {
  it.each(files)('%s fits its schema', (file) => {
    const schema = contentSchema(file);
    if (!schema) throw new Error(`${file} has no schema in contracts/content/files.ts`);
    if (file.endsWith('.md')) readMarkdown(file, rawText(file), schema);
    else readFile(file, schema);
  });
  it('are all there', () => {
    expect(namedContentFiles.filter((file) => !files.includes(file))).toEqual([]);
  });
  it('of another name have no schema', () => {
    expect(contentSchema('content/posts/Not A Slug.md')).toBeUndefined();
    expect(contentSchema('content/drafts/post.md')).toBeUndefined();
  });
});
