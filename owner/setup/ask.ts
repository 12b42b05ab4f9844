/** Asks a person at a terminal. */
import { cancel, confirm, intro, isCancel, outro, select, text } from '@clack/prompts';
import { type Answers, answersSchema, brandQuestions, mistakeIn } from './answers.ts';
import { readyLookNames, readyLooks } from './ready-looks.ts';

/** @returns the answers; undefined where the person has left, and nothing is to be written */
export async function askPerson(): Promise<Answers | undefined> {
  if (!process.stdin.isTTY) {
    console.error(
      'Setup asks questions at a terminal. Give it a file of answers: npm run setup -- answers.yaml',
    );
    return undefined;
  }
  intro(
    'The firm, in a few questions. What you answer goes into the content folder, and can be changed there.',
  );
  const given: Record<string, unknown> = {};
  for (const question of brandQuestions) {
    const { ask, placeholder, read } = question;
    const typed = await text({
      message: ask,
      placeholder,
      validate: (value) => mistakeIn(question, value ?? ''),
    });
    if (isCancel(typed)) return left();
    Object.assign(given, read(typed.trim()));
  }
  const look = await select({
    message: 'How shall it look? Each can be changed in brand/look.yaml.',
    options: [
      ...readyLookNames.map((name) => ({ value: name, label: name, hint: readyLooks[name].said })),
      { value: 'as it is', label: 'As it is', hint: 'until you write your own colors there' },
    ],
  });
  if (isCancel(look)) return left();
  if (look !== 'as it is') given.look = look;
  const samples = await select({
    message:
      'Testimonials, clients, talks and local companies are invented. What shall become of them?',
    options: [
      {
        value: 'empty',
        label: 'Take them away',
        hint: 'their sections go until you have your own',
      },
      {
        value: 'keep',
        label: 'Keep them',
        hint: 'each is marked as a sample until you replace it',
      },
    ],
  });
  if (isCancel(samples)) return left();
  outro('Thank you.');
  return answersSchema.parse({ ...given, samples });
}

/** @returns whether the person wants to see the site now */
export async function confirmStart(): Promise<boolean> {
  const wanted = await confirm({ message: 'Start the site now?' });
  return wanted === true;
}

function left(): undefined {
  cancel('Nothing was written.');
}
