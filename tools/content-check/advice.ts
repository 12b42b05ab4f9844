/** What a reader may stumble over: length, tone, repetition. Nothing here keeps the site from being built. */
import { figureAdvice } from './advice/figures.ts';
import { listAdvice } from './advice/lists.ts';
import { postAdvice } from './advice/posts.ts';
import { promiseAdvice } from './advice/promises.ts';
import { sampleAdvice } from './advice/sample.ts';
import { voiceAdvice } from './advice/voice.ts';

/** @returns a sentence for each piece of advice, with its place */
export const contentAdvice = (): string[] => [
  ...postAdvice(),
  ...listAdvice(),
  ...figureAdvice(),
  ...voiceAdvice(),
  ...promiseAdvice(),
  ...sampleAdvice(),
];
