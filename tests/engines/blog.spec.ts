import { test } from './support/journey.ts';

test('filters posts, loads more, and restores the list after going back', async ({ visitor }) => {
  await visitor.visit('/blog');
  await visitor.choose('button', 'Load More Insights');
  await visitor.misses('button', 'Load More Insights');
  await visitor.focuses('.post-row-link', 'What the tester saw');
  await visitor.sees('.posts-count', '9 articles, the first at the top of the page.');
  await visitor.choose('.posts label', 'Leadership');
  await visitor.sees('.posts-count', '5 articles under Leadership');
  await visitor.choose('.post-row-link', 'Ask before you search');
  await visitor.arrives('/blog/ask-before-you-search');
  await visitor.back();
  await visitor.arrives('/blog?topic=Leadership');
  // Engines keep the page or reload it, with or without the choice. The list must match the choice.
  await visitor.sees('.post-row');
  const fits = () => {
    const choice = document.querySelector<HTMLInputElement>('.posts input:checked')?.value ?? '';
    const topics = [...document.querySelectorAll<HTMLElement>('.post-row')]
      .filter((row) => row.getClientRects().length > 0)
      .map(({ textContent }) => textContent.includes(choice));
    return choice === 'All Topics' || !topics.includes(false);
  };
  await visitor.waits(fits, true);
  await visitor.forwardTo('/blog/ask-before-you-search');
  await visitor.sees('h1', 'Ask before you search');
});
