import { describe, expect, it } from 'vitest';
import {
  createSearch,
  readEntries,
  type SearchEntry,
} from '../../site/features/search/search-engine.ts';
import {
  isPersonalData,
  maxTermChars,
  normalizeTerm,
} from '../../site/features/search/search-state.ts';

const entry = (to: string, fields: Partial<SearchEntry> = {}): SearchEntry => ({
  to,
  kind: 'article',
  title: 'Untitled',
  note: '',
  summary: '',
  tags: [],
  body: '',
  ...fields,
});

/** The addresses that a search finds, the best first. */
async function found(typed: string, ...entries: SearchEntry[]): Promise<string[]> {
  const search = await createSearch(entries);
  return search(typed).hits.map(({ entry: { to } }) => to);
}

const titles = ['CIO', 'CISO'].map((title) => entry(title, { title }));

describe('the search', () => {
  it.each<[string, typed: string, SearchEntry[], found: string[]]>([
    [
      'ranks a title above tags, a summary and a body',
      'scorecard',
      [
        entry('body', { body: 'A scorecard, and the scorecard again.' }),
        entry('summary', { summary: 'Why a scorecard is written first.' }),
        entry('title', { title: 'Write the scorecard before you meet anyone' }),
        entry('tags', { tags: ['Scorecard', 'Interviewing'] }),
        entry('nothing', { body: 'Other words.' }),
      ],
      ['title', 'tags', 'summary', 'body'],
    ],
    [
      'ranks the exact word above a longer one that begins with it',
      'fee',
      [
        entry('prefix', { title: 'What they feel' }),
        entry('exact', { body: 'One flat fee for each position.' }),
      ],
      ['exact', 'prefix'],
    ],
    [
      'finds exact matches rather than similar words',
      'security kuberntes',
      [
        entry('both', { body: 'Kubernetes and its security.' }),
        entry('similar', { body: 'A Kubernetes cluster.' }),
      ],
      ['both'],
    ],
    ['does not correct short words', 'CIO', titles, ['CIO']],
    ['does not correct known words', 'ciso', titles, ['CISO']],
    ['keeps the first letter', 'secruity', [entry('recruit', { body: 'Recruit early.' })], []],
  ])('%s', async (_, typed, entries, expected) => {
    expect(await found(typed, ...entries)).toEqual(expected);
  });

  it.each([
    ['recruting', 'A recruiting team'],
    ['Kuberntes', 'A Kubernetes cluster'],
    ['secruity', 'Security comes first'],
    ['onbording', 'Onboarding in week one'],
    ['interviewrs', 'Interviewers and panels'],
  ])('forgives a typing error: %s', async (typed, body) => {
    expect(await found(typed, entry('meant', { body }), entry('other'))).toEqual(['meant']);
  });

  it('finds results while a word is typed', async () => {
    const offer = entry('offer', { body: 'The counter-offer is a receipt.' });
    for (const typed of ['re', 'rec', 'recei', 'receipt', 'counter-of', 'counterof'])
      expect(await found(typed, offer, entry('other')), typed).toEqual(['offer']);
  });

  it.each([
    ['resume', 'Five résumés'],
    ['RÉSUMÉ', 'five resumes'],
    ['cant automate', 'You can’t automate it'],
    ["can't automate", 'You can’t automate it'],
    ['candidacies', 'One candidacy'],
    ['email', 'By e-mail'],
    ['CISO', 'The CISO’s budget'],
    ['strasse', 'Hohe Straße'],
    ['ｃｉｓｏ', 'A CISO'],
    ['ﬁnance', 'In finance'],
    ['finance', 'In ﬁnance'],
    ['resume', 'Five re\u0301sume\u0301s'],
    ['recruitment', 'Re\u00adcruit\u200bment'],
    ['e\u2011mail', 'By e-mail'],
    ['net', 'A .NET developer'],
    ['security', 'CompTIA Security+'],
    ['javascript', 'Node.js and JavaScript'],
  ])('finds %s in “%s”', async (typed, body) => {
    expect(await found(typed, entry('it', { body }), entry('other'))).toEqual(['it']);
  });

  it.each([
    ['C++', 'A C/C++ developer', 'C, C# and CRM'],
    ['Ｃ＋＋', 'C++17', 'C'],
    ['c++', 'Ｃ＋＋', 'C'],
    ['C#', 'C# and F#', 'C, C++ and CRM'],
    ['.NET', 'A .NET developer', 'Our network'],
    ['ASP.NET', 'ASP.NET', 'As soon as the network'],
    ['Node.js', 'Node.js', 'A node of JSON'],
    ['R&D', 'Head of R&D', 'R. Diaz and D. Reed'],
    ['r & d', 'R&D', 'R. Diaz and D. Reed'],
    ['Q&A', 'Q&As', 'A quarter'],
    ['A/B', 'A/B tests', 'Both brands'],
  ])('tells %s in “%s” from “%s”', async (typed, body, other) => {
    const entries = [entry('it', { body }), entry('other', { body: other })];
    expect(await found(typed, ...entries)).toEqual(['it']);
  });

  it('answers a question by most of its significant words', async () => {
    const panel = entry('panel', { title: 'The fifth interviewer', body: 'A panel of seven.' });
    const other = entry('other', { body: 'How many should there be on it, and what for?' });
    const question = 'How many interviewers should be on a panel?';
    expect(await found(question, other, panel)).toEqual(['panel']);
  });

  it('needs both of two words, and reports if only one matches', async () => {
    const search = await createSearch([
      entry('dallas', { title: 'Dallas' }),
      entry('both', { title: 'Dallas', body: 'CISO' }),
    ]);
    const both = search('dallas ciso');
    expect([both.hits.length, both.complete]).toEqual([1, true]);
    const one = search('dallas zebra');
    expect([one.hits.length, one.complete]).toEqual([2, false]);
  });

  it.each(['', '   ', '%%%', '<img src=x onerror=alert(1)>', '\u0000', '🦊', '-', '’', 'zebra'])(
    'finds nothing for %j, without an error',
    async (typed) => {
      expect(await found(typed, entry('it', { title: 'Scorecards' }))).toEqual([]);
    },
  );
});

it('a typed term is cut to one line of limited length', () => {
  expect(normalizeTerm('  a \n\t b  ')).toBe('a b');
  expect(normalizeTerm('x'.repeat(5000))).toHaveLength(maxTermChars);
});

it.each([
  ['dana@alder.example', true],
  ['(214) 555-0142', true],
  ['２１４ ５５５ ０１４２', true],
  ['dana＠alder.example', true],
  ['NIST 2.0, 2024', false],
  ['CISO Dallas', false],
])(
  'a typed term is not pushed to the data layer when it contains an address or a number: %s',
  (typed, personal) => {
    expect(isPersonalData(normalizeTerm(typed))).toBe(personal);
  },
);

it('the index is read back unchanged', () => {
  const entries = [entry('a'), entry('b', { kind: 'city', tags: ['Texas'] })];
  expect(readEntries(JSON.parse(JSON.stringify(entries)))).toEqual(entries);
});

it.each([
  ['an error page', '<html>'],
  ['nothing', null],
  ['another list', [{ to: '/' }]],
  ['an unknown kind', [{ ...entry('a'), kind: 'user' }]],
  ['invalid tags', [{ ...entry('a'), tags: [1] }]],
  ['an invalid text', [{ ...entry('a'), title: 1 }]],
  ['an entry without an address', [{ ...entry('a'), to: undefined }]],
])('the index is refused when it is %s', (_name, value) => {
  expect(() => readEntries(value)).toThrow();
});
