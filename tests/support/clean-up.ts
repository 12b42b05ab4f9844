import { afterAll, beforeAll, onTestFinished } from 'vitest';

type Work = () => unknown;

/** Collects work while a shared object is created. */
let ofShared: Work[] | undefined;

/** Does work when the test ends; for an object that tests share, after all of them. */
export function cleanUp(work: Work): void {
  if (ofShared) ofShared.push(work);
  else onTestFinished(async () => void (await work()));
}

/** Creates an object once for all tests of a file or describe, which read its properties. */
export function share<Shared extends object>(create: () => Promise<Shared>): Shared {
  const works: Work[] = [];
  let shared: Shared;
  beforeAll(async () => {
    ofShared = works;
    try {
      shared = await create();
    } finally {
      ofShared = undefined;
    }
  });
  afterAll(async () => {
    for (const work of works.reverse()) await work();
  });
  return new Proxy<Shared>(Object.create(null), {
    get: (_, name) => Reflect.get(shared, name),
  });
}
