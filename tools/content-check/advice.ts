/** Advice on length, tone and repetition. Nothing here stops a build. */
import { figureAdvice } from './advice/figures.ts';
import { listAdvice } from './advice/lists.ts';
import { postAdvice } from './advice/posts.ts';
import { promiseAdvice } from './advice/promises.ts';
import { sampleAdvice } from './advice/sample.ts';
import { voiceAdvice } from './advice/voice.ts';

/** @returns a sentence for each piece of advice, with the file and field */
export const contentAdvice = (): string[] => [
  ...postAdvice(),
  ...listAdvice(),
  ...figureAdvice(),
  ...voiceAdvice(),
  ...promiseAdvice(),
  ...sampleAdvice(),
];
