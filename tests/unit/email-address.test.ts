import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmailAddress } from '../../site/ui/EmailAddress.tsx';

it('breaks an e-mail address behind its @, and adds nothing to its text', () => {
  const shown = renderToStaticMarkup(EmailAddress({ of: 'hello@juniper-row.example' }));
  expect(shown).toBe('hello@<wbr/>juniper-row.example');
});
