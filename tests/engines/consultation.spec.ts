import { answers } from '../e2e/support/consultation-form.ts';
import { expect, test } from './support/journey.ts';

const { phone: _, ...needed } = answers;

for (const { path, form, error } of [
  { path: '/', form: '#contact form', error: 'Company name is required' },
  { path: '/contact', form: '#contact-form form', error: 'Company is required' },
]) {
  test(`the form on ${path} shows missing fields, and accepts the request`, async ({
    visitor,
    site,
  }) => {
    const email = `${test.info().project.name}@alder.example`;
    const book = [`${form} button[type=submit]`, 'Book Your Consultation'] as const;
    await visitor.visit(path);
    await visitor.hover(...book);
    await visitor.sees(form.replace(/form$/, 'astro-island:not([ssr]) > form'));
    await visitor.choose(...book);
    await visitor.focuses(`${form} .error-summary`, error);
    await visitor.choose(`${form} .error-summary a`, error);
    await visitor.focuses(`${form} [name=company]`);
    for (const [name, answer] of Object.entries({ ...needed, email })) {
      await visitor.fill(`${form} [name=${name}]`, answer);
    }
    await visitor.misses(`${form} .error-summary`);
    await visitor.choose(...book);
    await visitor.sees('.toast', 'Consultation Requested');
    await visitor.sees(`${form} [role=status]`, 'Your reference is');
    const lead = site.leads().find((each) => each.email === email);
    expect(lead).toMatchObject({ ...needed, email });
    await visitor.sees(`${form} [role=status]`, lead?.reference);
  });
}
