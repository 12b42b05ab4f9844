import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import {
  createBriefSheet,
  formatBriefText,
} from '../../site/features/tools/hiring-brief/HiringBrief.tsx';
import { createWordFile } from '../../site/features/tools/word-document.ts';

const questions = [
  { id: 'role', question: 'Which chair?', hint: '' },
  { id: 'year', question: 'What by December?', hint: '' },
  { id: 'left', question: 'Who left?', hint: '' },
];

it('The page of a hiring brief lists each answer under the number of its question', () => {
  const answers = { role: ' CISO \n', year: '  ', left: 'By phone.\nNo names.', other: 'x' };
  expect(formatBriefText(questions, answers)).toBe(
    '1. Which chair?\nCISO\n\n3. Who left?\nBy phone.\nNo names.',
  );
  expect(formatBriefText(questions, {})).toBe('');
  expect(createBriefSheet('Brief', questions, {}).blocks).toEqual([]);
});

it('The page of a hiring brief has no character in Word that makes the file unreadable', async () => {
  const text = 'a\ufffe\uffff\u0000\u000b\ud800b 🦊';
  const file = await createWordFile({
    title: text,
    blocks: [
      { kind: 'heading', text },
      { kind: 'text', text },
      { kind: 'list', items: [text] },
      { kind: 'table', rows: [[text]] },
    ],
  });
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const xml = new TextDecoder().decode(parts['word/document.xml']);
  expect(xml.match(/a.{0,9}b 🦊/g)).toEqual(Array(5).fill('ab 🦊'));
  expect(new TextDecoder().decode(parts['docProps/core.xml'])).toContain('>ab 🦊<');
});

it('The page of a hiring brief has the same text in Word', () => {
  expect(createBriefSheet('Brief', questions, { role: 'CISO' })).toEqual({
    title: 'Brief',
    blocks: [
      { kind: 'heading', text: '1. Which chair?' },
      { kind: 'text', text: 'CISO' },
    ],
  });
});
