/** content/launch.yaml: findings of the launch check that the owner accepts, with reasons. */
import { z } from 'zod';
import { areUnique, words } from './words.ts';

const minReasonChars = 10;

const answer = z.strictObject({
  point: words.describe(
    'The text in brackets at the end of the finding; `shipped-pages/home.yaml` or `shipped-posts/` for shipped sentences.',
  ),
  reason: words
    .min(minReasonChars, `must say why, in at least ${minReasonChars} characters`)
    .describe('Why the finding is acceptable.'),
});

export const launchSchema = z.strictObject({
  answers: z
    .array(answer)
    .refine((answers) => areUnique(answers.map(({ point }) => point)), 'a point is answered twice'),
});
export type LaunchAnswers = z.output<typeof launchSchema>['answers'];
