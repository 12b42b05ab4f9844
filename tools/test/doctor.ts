/** `npm run test:doctor`: what the tests need, what this machine has, and the commands that install the rest. */
import { installers, needs } from './needs.ts';

/** @returns whether `npm test` can run */
export function printNeeds(): boolean {
  const rows = needs.map((need) => ({ ...need, found: need.find() }));
  for (const { name, found = 'missing', for: command } of rows) {
    const isFirst = command === 'test';
    console.log(
      `${name.padEnd(22)}${isFirst ? 'npm test' : `npm run ${command}`}`.padEnd(46),
      found,
    );
  }
  const missing = rows.filter(({ found }) => found === undefined);
  const commands = installers.flatMap((listCommands) => listCommands(missing));
  if (commands.length > 0) console.log('To install what is missing (apt-get: Debian and Ubuntu):');
  for (const command of commands) console.log(`  ${command.join(' ')}`);
  return missing.every((need) => need.for !== 'test');
}

if (import.meta.main) process.exitCode = printNeeds() ? 0 : 1;
