import { expect, it } from 'vitest';
import {
  addDefaults,
  createCards,
  formatDebriefCsv,
  readMustHaves,
} from '../../site/features/tools/scorecard/cards.ts';

const written = {
  role: 'CISO',
  'outcome-1': ' Restore by May ',
  'judge-1': 'Ada',
  'counts-1': '=cmd|calc',
  'outcome-2': '',
  'judge-2': 'Nobody',
  'outcome-3': 'Audit by June',
  'judge-3': 'Grace',
  'outcome-4': 'Rotation by July',
  'judge-4': 'Ada',
};

it('the cards of a panel exist for each interviewer, with the criteria to judge', () => {
  expect(
    createCards(written).map(({ judge, items }) => [judge, items.map(({ title }) => title)]),
  ).toEqual([
    ['Ada', ['Restore by May', 'Rotation by July']],
    ['Grace', ['Audit by June']],
  ]);
});

it('the cards of a panel are empty without must-haves or judges', () => {
  expect(createCards({})).toEqual([]);
  expect(createCards({ 'outcome-1': 'Restore' })).toEqual([]);
  expect(readMustHaves({ 'outcome-1': 'Restore' })).toHaveLength(1);
});

it('the cards of a panel make a table with quoted cells in which no formula runs', () => {
  const lines = formatDebriefCsv(
    ['Who', 'Need', 'Judge', 'Yes', 'No', 'Score', 'Why'],
    written,
  ).split('\r\n');
  expect(lines[0]).toBe('"Who","Need","Judge","Yes","No","Score","Why"');
  expect(lines[1]).toBe(`"","Restore by May","Ada","'=cmd|calc","","",""`);
  expect(lines).toHaveLength(5);
});

it('the cards of a panel show the example until something is entered, and the sample scores until others are entered', () => {
  const mustHave = { outcome: 'Desks', counts: 'A desk', not: '', judge: 'Ada' };
  const scores = [{ score: 4, meaning: 'Did it.' }];
  const defaults = { example: { role: 'Head', mustHaves: [mustHave] }, scores };
  expect(addDefaults({}, defaults)).toEqual({
    role: 'Head',
    'outcome-1': 'Desks',
    'counts-1': 'A desk',
    'not-1': '',
    'judge-1': 'Ada',
    'score-4': 'Did it.',
  });
  expect(addDefaults({ role: 'CISO' }, defaults)).toEqual({ role: 'CISO', 'score-4': 'Did it.' });
  expect(addDefaults({ role: 'CISO', 'score-4': 'Led it.' }, defaults)['score-4']).toBe('Led it.');
});
