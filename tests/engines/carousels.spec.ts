import { test } from './support/journey.ts';

const carousel = '.carousel';

test('the testimonials move with their arrow buttons and stops', async ({ visitor }) => {
  const count = `${carousel} .carousel-count`;
  await visitor.visit('/testimonials');
  await visitor.choose(`${carousel} button`, 'Pause');
  await visitor.choose(`${carousel} button`, 'Next quote');
  await visitor.sees(count, '2 of');
  await visitor.choose(`${carousel} button`, 'Previous quote');
  await visitor.sees(count, '1 of');
  await visitor.choose(`${carousel} button`, 'Dov Amsel');
  await visitor.sees(count, '4 of');
  await visitor.press('ArrowRight');
  await visitor.sees(count, '5 of');
});

test('the talks move with their arrow buttons and stops', async ({ visitor }) => {
  const leading = () => {
    const row = document.querySelector('.talks-row');
    const edge = row?.getBoundingClientRect().left ?? 0;
    return (
      [...(row?.querySelectorAll('.talk') ?? [])]
        .find((talk) => talk.getBoundingClientRect().left > edge - 2)
        ?.querySelector('.talk-title')
        // A sample is marked as one after its title.
        ?.firstChild?.textContent?.trim()
    );
  };
  await visitor.visit('/blog');
  await visitor.choose('button', 'Next talk');
  await visitor.sees('button[aria-current]', 'Talk 2 of 6');
  await visitor.waits(leading, 'Who reads it');
  await visitor.choose('button', 'Talk 4 of 6');
  await visitor.sees('button[aria-current]', 'Talk 4 of 6');
  await visitor.waits(leading, 'Why they leave');
  await visitor.choose('button', 'Previous talk');
  await visitor.waits(leading, 'When to call');
});
