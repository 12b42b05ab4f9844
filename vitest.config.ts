import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/e2e/**'],
    // Some tests start the real server as a process of its own.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
