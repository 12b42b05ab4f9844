import { describe, expect, it } from 'vitest';
import {
  createBriefSheet,
  formatBriefText,
} from '../../site/features/tools/hiring-brief/HiringBrief.tsx';

const questions = [
  { id: 'role', question: 'Which chair?', hint: '' },
  { id: 'year', question: 'What by December?', hint: '' },
  { id: 'left', question: 'Who left?', hint: '' },
];

describe('The page of a hiring brief', () => {
  it('lists each answer under the number of its question', () => {
    const answers = { role: ' CISO \n', year: '  ', left: 'By phone.\nNo names.', other: 'x' };
    expect(formatBriefText(questions, answers)).toBe(
      '1. Which chair?\nCISO\n\n3. Who left?\nBy phone.\nNo names.',
    );
  });

  it('is empty without answers', () => {
    expect(formatBriefText(questions, {})).toBe('');
    expect(createBriefSheet('Brief', questions, {}).blocks).toEqual([]);
  });

  it('has the same text in Word', () => {
    expect(createBriefSheet('Brief', questions, { role: 'CISO' })).toEqual({
      title: 'Brief',
      blocks: [
        { kind: 'heading', text: '1. Which chair?' },
        { kind: 'text', text: 'CISO' },
      ],
    });
  });
});
