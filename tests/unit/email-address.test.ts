import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmailAddress } from '../../site/ui/EmailAddress.tsx';

it('marks the name of an email address, and adds nothing to its text', () => {
  const shown = renderToStaticMarkup(EmailAddress({ address: 'hello@juniper-row.example' }));
  expect(shown).toBe('<span class="email-name">hello@</span>juniper-row.example');
});
