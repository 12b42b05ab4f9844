/**
 * Phrases that the site never uses (docs/product.md, Voice), where a search can find them. Padding by threes,
 * 'from A to B' as scope and a weather report on the economy still need a reader.
 */

/** A phrase that no string may contain. Patterns use straight quotes, whichever the text has. */
export interface Phrase {
  name: string;
  pattern: RegExp;
}

const phrase = (name: string, pattern: RegExp): Phrase => ({ name, pattern });
const said = (words: string): Phrase =>
  phrase(words, new RegExp(`(?<![\\w-])${words.replaceAll(' ', '\\s+')}(?![\\w-])`, 'i'));

export const openers: Phrase[] = [
  said("in today's"),
  said('in an era of'),
  said('in the world of'),
  said('when it comes to'),
  said("let's face it"),
  said('picture this'),
  phrase('imagine', /(?:^|[.?!:]\s+)imagine\b/i),
];

export const constructions: Phrase[] = [
  phrase('not just X but Y', /\bnot (?:just|only|merely|simply)\b[^.?!]*\bbut\b/i),
  said('more than just'),
  phrase("whether you're A or B", /\bwhether you(?:'re| are)\b[^.?!]*\bor\b/i),
  phrase('the result?', /\bthe result\s*[?:]/i),
  said("here's the thing"),
  said('the truth is'),
  said('at the end of the day'),
  said("that's where we come in"),
  phrase('enter: …', /(?:^|[.?!]\s+)enter:/i),
];

export const feelings: Phrase[] = [
  said('we understand'),
  said('we care deeply'),
  said('we believe that'),
];

export const words: Phrase[] = [
  said('solutions'),
  said('seamless(?:ly)?'),
  said('unlock(?:s|ed|ing)?'),
  said('elevat(?:e|es|ed|ing)'),
  said('world-class'),
  said('talent partners?'),
  said('leverag(?:e|es|ed|ing)'),
  said('robust(?:ly|ness)?'),
  said('landscapes?'),
  said('journeys?'),
  said('ecosystems?'),
  said('game[- ]chang(?:er|ers|ing)'),
  said('cutting[- ]edge'),
  said('best-in-class'),
  said('top-tier'),
  said('A-players?'),
  said('rock ?stars?'),
  said('ninjas?'),
  said('unicorns?'),
  said('empower(?:s|ed|ing|ment)?'),
  said('foster(?:s|ed|ing)?'),
  said('delv(?:e|es|ed|ing)'),
  said('navigat(?:e|es|ed|ing)'),
  said('crucial(?:ly)?'),
  said('vital(?:ly)?'),
  said('pivotal'),
  said('holistic(?:ally)?'),
  said('tailored'),
  said('bespoke'),
  said('streamlin(?:e|es|ed|ing)'),
  said('synerg(?:y|ies|istic)'),
  said('passionate(?:ly)?'),
  said('div(?:e|es|ed|ing) in'),
  said('deep[- ]dives?'),
  said('unpack(?:s|ed|ing)?'),
  said('secret sauce'),
  said('win-win'),
  said('war for talent'),
  said('culture fit'),
  said('right fit'),
  said('perfect match'),
  said('energetic'),
  said('digital natives?'),
];

export const marks: Phrase[] = [
  phrase('exclamation mark', /!/),
  phrase('emoji', /(?![©®™])\p{Extended_Pictographic}/u),
  phrase('arrow', /[←-⇿]/),
];

export const closingHeadings: Phrase[] = [
  phrase('a last section that restates', /^(?:conclusion|key takeaways|final thoughts)\b/i),
];

/** Once a page is a figure of speech, twice is a habit. */
export const oncePerFile: Phrase[] = [
  phrase(
    "it isn't X, it's Y",
    /\b(?:it|this|that)(?:'s not|\s+is not|\s+isn't)\b[^.?!\n]*?[,.;] *(?:it|this|that)(?:'s|\s+is)\b/gi,
  ),
];

/** Strings that break a rule because the product's rules fix their wording. */
export const exceptions: { text: string; reason: string }[] = [
  {
    text: 'Consultation Requested!',
    reason: "docs/product.md, Consultation form: the contact form's toast",
  },
  {
    text: "We'll be in touch with you shortly!",
    reason: "docs/product.md, Consultation form: the home form's toast",
  },
  { text: 'Success!', reason: 'docs/product.md, Newsletter: the toast' },
  {
    text: "✓ You're all set! Check your email for confirmation.",
    reason: 'docs/product.md, Newsletter: the words of success',
  },
  {
    text: 'Have a brief? Or need one?',
    reason: 'docs/product.md, Voice: a headline that sets the tone',
  },
  {
    text: 'A leader to replace, or a first one to hire?',
    reason: "docs/product.md, Blog: an action of 'Related Insights'",
  },
  {
    text: 'More roles than recruiters?',
    reason: "docs/product.md, Blog: an action of 'Related Insights'",
  },
];
