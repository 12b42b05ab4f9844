import { describe, expect, it } from 'vitest';
import { contentSchema, namedContentFiles } from '../../contracts/content/files.ts';
import { readMarkdown } from '../../contracts/content/markdown.ts';
import { filesUnder, rawText, readFile } from './content-files.ts';

const names = (files: string[]) => files.map((file) => file.replace('content/', ''));
const files = [...filesUnder('content', '.yaml'), ...filesUnder('content', '.md')];

describe('content files', () => {
  it.each(files)('%s fits its schema', (file) => {
    const [name = ''] = names([file]);
    const schema = contentSchema(name);
    if (!schema) throw new Error(`${file} has no schema in contracts/content/files.ts`);
    if (file.endsWith('.md')) readMarkdown(file, rawText(file), schema);
    else readFile(file, schema);
  });
  it('are all there', () => {
    expect(namedContentFiles.filter((name) => !names(files).includes(name))).toEqual([]);
  });
  it('of another name have no schema', () => {
    expect(contentSchema('posts/Not A Slug.md')).toBeUndefined();
    expect(contentSchema('drafts/post.md')).toBeUndefined();
  });
});
