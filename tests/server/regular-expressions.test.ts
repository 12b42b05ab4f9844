/** @module-tag nightly */
import { globSync, readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { regexes } from 'zod';

/** Runs recheck's JavaScript in this process, without its binaries for each system. */
process.env.RECHECK_SYNC_BACKEND = 'pure';
/** Enough for a busy machine. Milliseconds. */
const timeoutMs = 100_000;

/** The content checker and writer run in commands on the owner's own files, never on what visitors send. */
const files = globSync('{server,lib}/**/*.ts').filter(
  (file) => !/^lib\/content\/(?:check|write)\//.test(file),
);

/** Finds all nodes of a kind in a file. */
function findNodes<Found extends ts.Node>(file: string, is: (node: ts.Node) => node is Found) {
  const found: Found[] = [];
  const look = (node: ts.Node) => {
    if (is(node)) found.push(node);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

const literals = new Map(
  files
    .flatMap((file) => findNodes(file, ts.isRegularExpressionLiteral))
    .map(({ text }) => [
      text,
      [text.slice(1, text.lastIndexOf('/')), text.slice(text.lastIndexOf('/') + 1)],
    ]),
);
literals.set('the addresses of Zod', [regexes.email.source, regexes.email.flags]);

it.each([...literals])(
  'a regular expression takes linear time: %s',
  (_, [source = '', flags = '']) => {
    expect(checkSync(source, flags, { timeout: timeoutMs })).toMatchObject({
      status: 'safe',
      complexity: { type: expect.stringMatching(/^(?:safe|linear)$/) },
    });
  },
  timeoutMs,
);

it('no regular expression is built at run time', () => {
  const isRegExp = (node: ts.Node): node is ts.Identifier =>
    ts.isIdentifier(node) &&
    node.text === 'RegExp' &&
    (ts.isNewExpression(node.parent) || ts.isCallExpression(node.parent));
  expect(files.flatMap((file) => findNodes(file, isRegExp).map(() => file))).toEqual([]);
});
