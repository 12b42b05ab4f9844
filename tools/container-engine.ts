/** Finds the container engine of this machine, for the tests of the image. */
import { spawnSync } from 'node:child_process';

const answers = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const engines = ['docker', 'podman'] as const;
export type ContainerEngine = (typeof engines)[number];

/** @returns the first that answers: Docker's command may be there without its service */
export const findContainerEngine = (): ContainerEngine | undefined =>
  engines.find((engine) => answers(engine, 'info'));

/** Whether the engine runs compose files. */
export const hasCompose = (engine: ContainerEngine): boolean =>
  answers(engine, 'compose', 'version');
