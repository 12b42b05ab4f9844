/** content/launch.yaml: what the launch check lists and is right all the same. */
import { z } from 'zod';
import { areUnique, words } from './words.ts';

export const launchFile = 'launch.yaml';

const leastReasonChars = 10;

const answer = z.strictObject({
  point: words.describe('As the check prints it at the end of a line, between brackets.'),
  reason: words
    .min(leastReasonChars, `must say why, in at least ${leastReasonChars} characters`)
    .describe('Why it is right: for whoever asks later.'),
});

export const launchSchema = z.strictObject({
  answers: z
    .array(answer)
    .refine((answers) => areUnique(answers.map(({ point }) => point)), 'a point is answered twice'),
});
export type LaunchAnswers = z.output<typeof launchSchema>['answers'];
