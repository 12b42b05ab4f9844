/** What the list of posts brings to life: the filter, 'Load More Insights', talks and pictures. */
import { startConsentedPictures } from '../consent/consented-pictures.ts';
import { startVideoRow } from '../talks/video-row.ts';
import { type CountWords, isKept, startPostFilter } from './post-filter.ts';

const videos = document.querySelector<HTMLElement>('[data-videos]');
if (videos) startVideoRow(videos);
startConsentedPictures();

const section = document.querySelector<HTMLElement>('[data-posts]');
if (section) startPosts(section);

function startPosts(list: HTMLElement): void {
  const filter = list.querySelector<HTMLFormElement>('[data-filter]');
  const more = list.querySelector<HTMLElement>('[data-list="more"]');
  const button = list.querySelector<HTMLButtonElement>('[data-load-more]');
  const count = list.querySelector<HTMLElement>('[data-count]');
  const none = list.querySelector<HTMLElement>('[data-none]');
  if (!filter || !more || !button || !count || !none) return;
  const rows = [...list.querySelectorAll<HTMLElement>('[data-post]')];
  const waiting = rows.filter((row) => more.contains(row));
  const words: CountWords = JSON.parse(list.dataset.posts ?? '{}');

  // All stand in the page; only now that the button works may some of them wait for it.
  more.hidden = true;
  const update = startPostFilter({
    filter,
    rows,
    featured: [...document.querySelectorAll<HTMLElement>('[data-featured]')],
    count,
    none,
    words,
    isLoaded: (row) => !more.hidden || !more.contains(row),
    onFiltered(choice) {
      button.hidden = !more.hidden || !waiting.some((row) => isKept(row, choice));
    },
  });
  button.addEventListener('click', () => {
    more.hidden = false;
    update();
    const first = waiting.find((row) => !row.hidden);
    first?.querySelector('a')?.focus();
  });
}
