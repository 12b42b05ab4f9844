/** Setup's questions at the terminal. */
import { cancel, confirm, intro, isCancel, outro, select, text } from '@clack/prompts';
import { type Answers, answersSchema, brandQuestions, findMistake } from './answers.ts';
import { readyLookNames, readyLooks } from './ready-looks.ts';

/** @returns the answers, or undefined if the person cancels or there is no terminal */
export async function promptAnswers(): Promise<Answers | undefined> {
  if (!process.stdin.isTTY) {
    console.error(
      'Setup asks its questions at a terminal. Without one, pass a file of answers: npm run setup -- answers.yaml',
    );
    return undefined;
  }
  intro('Ten questions about the firm. You can change every answer later in the content folder.');
  const fields: Record<string, unknown> = {};
  for (const question of brandQuestions) {
    const { message, placeholder, parse } = question;
    const answer = await text({
      message,
      placeholder,
      validate: (value) => findMistake(question, value ?? ''),
    });
    if (isCancel(answer)) return stop();
    Object.assign(fields, parse(answer.trim()));
  }
  const look = await select({
    message: 'Which look do you want? You can change it in brand/look.yaml.',
    options: [
      ...readyLookNames.map((name) => ({
        value: name,
        label: name,
        hint: readyLooks[name].description,
      })),
      { value: undefined, label: 'The current one', hint: 'until you write your own colors' },
    ],
  });
  if (isCancel(look)) return stop();
  const samples = await select({
    message: 'Testimonials, clients, talks and local companies are invented. Keep them?',
    options: [
      { value: 'empty', label: 'Remove them', hint: 'without their sections until you add yours' },
      { value: 'keep', label: 'Keep them', hint: 'marked as samples until you replace them' },
    ],
  });
  if (isCancel(samples)) return stop();
  outro('Thank you.');
  return answersSchema.parse({ ...fields, look, samples });
}

function stop(): undefined {
  cancel('Nothing was written.');
}

/** @returns whether to start the site now */
export const confirmStart = async (): Promise<boolean> =>
  (await confirm({ message: 'Start the site now?' })) === true;
