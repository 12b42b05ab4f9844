/** Setup's questions at the terminal. */
import { cancel, intro, isCancel, outro, select, text } from '@clack/prompts';
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
  intro('You can change every answer later, in brand/firm.yaml and brand/look.yaml.');
  const fields: Record<string, unknown> = {};
  for (const question of brandQuestions) {
    const { message, placeholder } = question;
    const answer = await text({
      message,
      placeholder,
      validate: (value) => findMistake(question, value ?? ''),
    });
    if (isCancel(answer)) return stop();
    Object.assign(fields, question.parse(answer.trim()));
  }
  const look = await select({
    message: 'Which look do you want?',
    options: readyLookNames.map((name) => ({
      value: name,
      label: name,
      hint: readyLooks[name].description,
    })),
  });
  if (isCancel(look)) return stop();
  outro('Thank you.');
  return answersSchema.parse({ ...fields, look });
}

function stop(): undefined {
  cancel('Nothing was written.');
}
