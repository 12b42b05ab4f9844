/** `npm run test:container`: the Dockerfile and the compose file with a real engine. Not part of `npm test`. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/container/*.test.ts'],
    globalSetup: 'tests/container/support/stage-project.ts',
    // Both tests build the same layers, so the second one uses the cache.
    fileParallelism: false,
    // A first build downloads all packages. These limits only end a test that hangs.
    testTimeout: 600_000,
    hookTimeout: 1_800_000,
    expect: { poll: { timeout: 200_000, interval: 500 } },
  },
});
