import topicChoices from 'virtual:topics';
import type { Ref, RefObject } from 'react';
import { memo, useEffect, useRef } from 'react';
import type { BlogContent } from '../../../lib/content/schemas/post.ts';
import type { CoverGround } from '../../drawing/covers/figure.ts';
import { assignGrounds } from '../../drawing/covers/figure.ts';
import { keptInAddress } from '../../storage.ts';
import { fillCount } from '../../text/counts.ts';
import { fill, getFirstSentence } from '../../text/sentences.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioOptions } from '../../ui/RadioOptions.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Select } from '../../ui/Select.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';
import { CardTags } from '../post/CardTags.tsx';
import { PostCover } from '../post/PostCover.tsx';
import { PostMeta } from '../post/PostMeta.tsx';
import type { ListedCard, PostCard } from '../post/posts.ts';
import { changeList, matchesTopic, useListState } from './list-state.ts';
import './blog.css';

interface Props {
  copy: BlogContent['list'];
  card: BlogContent['card'];
  /** Newest first. */
  posts: readonly ListedCard[];
}

const isLater = ({ later }: ListedCard) => later;

/**
 * The posts of the chosen topic, without the featured one. Without a script the list has all posts.
 */
export function PostList({ copy, card, posts }: Props) {
  const { choice, allLoaded, changed } = useListState();
  const filter = useRef<HTMLFormElement>(null);
  const firstAppended = useRef<HTMLAnchorElement>(null);

  const grounds = assignGrounds(posts.map(({ slug }) => slug));
  const matching = posts.filter((post) => matchesTopic(choice, post));
  const laterPosts = allLoaded ? [] : matching.filter(isLater);
  const visiblePosts = matching.slice(0, matching.length - laterPosts.length);
  const rows = visiblePosts.slice(1);
  const renderRow = (post: ListedCard) => (
    <PostRow
      key={post.slug}
      post={post}
      ground={grounds[posts.indexOf(post)] ?? 'lichen'}
      card={card}
      titleRef={post === rows.find(isLater) ? firstAppended : undefined}
    />
  );

  const count = toCountSentence(copy, choice, visiblePosts.length);

  /** Where to move the focus when the button that has it disappears. */
  const nextFocus = useRef<'appended' | 'filter'>(null);
  // In an effect, because a click repeated during hydration renders after its handler.
  useEffect(() => {
    const { current } = nextFocus;
    const isRendered = current === 'appended' ? allLoaded : choice === topicChoices[0];
    if (!current || !isRendered) return;
    nextFocus.current = null;
    // Only one of the filter's two forms is visible.
    const control = findControls(filter.current).find(
      (element) => element.getClientRects().length > 0,
    );
    // The featured post may be the only one of its topic.
    ((current === 'appended' && firstAppended.current) || control)?.focus();
  }, [choice, allLoaded]);
  function showAllTopics(): void {
    nextFocus.current = 'filter';
    changeList({ choice: topicChoices[0] });
  }
  function loadMore(): void {
    nextFocus.current = 'appended';
    changeList({ allLoaded: true });
  }

  return (
    <>
      <div className="posts-head laptop-tracks-1-auto laptop-align-end">
        <SectionHeading id="posts-title">{copy.title}</SectionHeading>
        <TopicFilter form={filter} label={copy.filter} choice={choice} />
      </div>
      <p
        className={visiblePosts.length > 0 ? 'posts-count quiet above-16' : 'posts-count sr-only'}
        role="status"
      >
        {changed && count}
      </p>
      {rows.length > 0 && (
        <ul role="list" className="post-rows above-12 ruled">
          {rows.map(renderRow)}
        </ul>
      )}
      {laterPosts.length > 0 && (
        <noscript>
          <ul role="list" className="post-rows ruled">
            {laterPosts.map(renderRow)}
          </ul>
        </noscript>
      )}
      {visiblePosts.length === 0 && (
        <p className="posts-none pad-y-24">
          {/* Its own element, because translating browsers replace bare text nodes. */}
          <span>{`${count} `}</span>
          <button type="button" className="link link-standing" onClick={showAllTopics}>
            {copy.showAll}
          </button>
        </p>
      )}
      {laterPosts.length > 0 && (
        <p className="above-40 scripted-only">
          <Button weight="quiet" onClick={loadMore}>
            {copy.more}
          </Button>
        </p>
      )}
    </>
  );
}

function toCountSentence(copy: BlogContent['list'], topic: string, count: number): string {
  if (count === 0) return fill(copy.none, { topic });
  const { all } = copy;
  return fillCount(topic === topicChoices[0] ? { one: all, many: all } : copy, count, { topic });
}

interface RowProps {
  post: PostCard;
  ground: CoverGround;
  card: BlogContent['card'];
  titleRef?: Ref<HTMLAnchorElement> | undefined;
}

/** Memoized, so that a change of the filter renders only new rows. On phones the list is long, and a sentence enough. */
const PostRow = memo(function PostRow({ post, ground, card, titleRef }: RowProps) {
  const { slug, title, tags, summary } = post;
  const first = getFirstSentence(summary);
  return (
    <li className="post-row">
      <PostCover post={post} ground={ground} side={132} className="cover-small" />
      <div className="post-row-words">
        <h3 className="type-entry phone-area-2-2">
          <a
            ref={titleRef}
            className="post-row-link link-stretched link-plain"
            href={`/blog/${slug}`}
          >
            <Unbroken text={title} />
          </a>
        </h3>
        <p className="post-row-summary above-8 phone-small phone-leading-145">
          {first}
          <span className="only-from-tablet">{summary.slice(first.length)}</span>
        </p>
      </div>
      <div className="post-row-meta">
        <p>
          <PostMeta post={post} minutes={card.minutes} />
        </p>
        <CardTags tags={tags} more={card.moreTags} />
      </div>
    </li>
  );
});

interface TopicFilterProps {
  form: RefObject<HTMLFormElement | null>;
  label: string;
  choice: string;
}

/** @returns the controls that hold the chosen topic: the checked radio button, and the select */
const findControls = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:checked, select') ?? []),
];

const choose = (value: string) => {
  const choice = topicChoices.find((topic) => topic === value);
  if (choice) changeList({ choice });
};

/** The topics as radio buttons on a line, and as a select on narrow screens. */
function TopicFilter({ form, label, choice }: TopicFilterProps) {
  // Keeps a topic chosen before hydration.
  useEffect(() => {
    const earlyControl = findControls(form.current).find(({ value }) => value !== topicChoices[0]);
    if (earlyControl) choose(earlyControl.value);
  }, [form]);

  return (
    <form
      ref={form}
      className="filter screen-only scripted-only"
      autoComplete="off"
      data-kept={keptInAddress}
      onSubmit={(event) => event.preventDefault()}
    >
      <RadioOptions
        legend={label}
        name="topic"
        options={topicChoices.map((topic) => ({ value: topic, label: topic }))}
        value={choice}
        onChoose={choose}
        classNames={{ group: 'flex only-from-laptop', option: 'filter-option on-line' }}
      />
      <Select
        id="topic-select"
        fieldClass="field-short only-below-laptop"
        label={label}
        value={choice}
        onChange={({ target }) => choose(target.value)}
      >
        {topicChoices.map((topic) => (
          <option key={topic}>{topic}</option>
        ))}
      </Select>
    </form>
  );
}
