import { expect, test } from 'vitest';
import { pruneStyles } from '../../site/build/prune-styles.ts';

test.each([
  ['drops a class that no word names', '.used{top:0}.unused{top:0}', '.used{top:0}'],
  ['keeps what is no class', 'a,[hidden],#id{top:0}', 'a,[hidden],#id{top:0}'],
  ['drops a class within a named one', '.used .unused{top:0}', ''],
  ['keeps what applies without a class', '.used:not(.unused){top:0}', '.used:not(.unused){top:0}'],
  ['keeps names that scripts put together', '.button-text{top:0}', '.button-text{top:0}'],
  [
    'keeps an animation that has the name of an unused class',
    '.used{animation:1s spin}.spin{top:0}@keyframes spin{to{top:0}}',
    '.used{animation:1s spin}.spin{top:0}@keyframes spin{to{top:0}}',
  ],
])('%s', (_title, css, pruned) => {
  expect(pruneStyles(css, new Set(['used', 'button-']))).toBe(pruned);
});
