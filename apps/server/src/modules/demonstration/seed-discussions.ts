import type { Database } from '../../db/database.ts';
import { commentHtml } from '../comments/comment-html.ts';
import type { CommentTarget } from '../comment-threads/comment-threads.repo.ts';
import { insertComment } from '../comments/comments.repo.ts';
import { codingDiscussions } from '../comments/seeds/coding.seed.ts';
import { examsDiscussions } from '../comments/seeds/exams.seed.ts';
import { readingDiscussions } from '../comments/seeds/reading.seed.ts';
import { scienceDiscussions } from '../comments/seeds/science.seed.ts';
import { writingDiscussions } from '../comments/seeds/writing.seed.ts';
import { readDiscussion, type SpokenPost } from './discussion.ts';
import type { SeededArticles } from './seed-articles.ts';
import type { SeededPeople } from './seed-people.ts';
import { spreadInTime } from './spread.ts';

const discussionSeeds: Record<string, string> = {
  ...readingDiscussions,
  ...writingDiscussions,
  ...scienceDiscussions,
  ...codingDiscussions,
  ...examsDiscussions,
};

interface Seeded {
  people: SeededPeople;
  articles: SeededArticles;
  now: Date;
}

/** Posts every discussion in the order of time, the way people would have. */
export async function seedDiscussions(db: Database, { people, articles, now }: Seeded): Promise<void> {
  for (const [key, written] of Object.entries(discussionSeeds)) {
    const article = articles.byKey.get(key);
    if (!article) throw new Error(`A discussion without an article: ${key}`);
    const target = { type: 'article' as const, id: article.id };
    await postDiscussion(db, { target, written, from: article.publishedAt, until: now, key }, people.ids);
  }
  await people.depart(db);
}

export interface WrittenDiscussion {
  target: CommentTarget;
  /** As `discussion.ts` reads it. */
  written: string;
  from: Date;
  until: Date;
  /** The same one gives the same times. */
  key: string;
}

/** Posts one discussion by people whose ids are known by their names. */
export async function postDiscussion(
  db: Database,
  { target, written, from, until, key }: WrittenDiscussion,
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const posts = readDiscussion(written);
  const times = spreadInTime(posts, from, until, key);
  const rowIds: (number | null)[] = posts.map(() => null);
  const inTime = posts.map((post, place) => ({ post, place, time: times[place] ?? new Date(0) }));
  inTime.sort((a, b) => a.time.getTime() - b.time.getTime() || a.place - b.place);
  const userId = (post: SpokenPost | undefined) => {
    const id = ids.get(post?.by ?? '');
    if (id === undefined) throw new Error(`The seeds know nobody called ${post?.by}.`);
    return id;
  };
  for (const { post, place, time } of inTime) {
    const stored = {
      target,
      userId: userId(post),
      content: post.text,
      contentHtml: commentHtml(post.text),
      atSeconds: post.atSeconds,
    };
    const parentId = post.parent === null ? null : (rowIds[post.parent] ?? null);
    const replyId = post.answers === null ? null : (rowIds[post.answers] ?? null);
    const replyUserId = post.answers === null ? null : userId(posts[post.answers]);
    const made = await insertComment(
      db,
      stored,
      parentId === null ? null : { parentId, replyId, replyUserId },
      time,
    );
    rowIds[place] = made?.id ?? null;
  }
}
