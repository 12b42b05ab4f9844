/** Runs the owner's commands: an error that the owner can act on is a sentence, never a stack trace. */
import { OwnerError } from '../lib/content/errors.ts';

/**
 * Runs a command, and sets the exit code of the process.
 * @param work returns the exit code
 * @throws any other error, which is a bug
 */
export async function runForOwner(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Errors of the system and of the command line have a code.
    if (!(error instanceof OwnerError) && !('code' in error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
