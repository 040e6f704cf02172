import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import type { Limiter } from '../../limits/limiter.ts';
import { tell } from '../messages/tell.ts';
import { addMentions, findMentionable, type Mentioned, type MentionPlace } from './mentions.repo.ts';
import { mentionStrings as strings } from './mentions.strings.ts';

/** How often one person may be offered names: with each letter that they type. */
const offers = { limit: 120, windowSeconds: 60 };

interface Said {
  /** The comment or post. */
  place: MentionPlace;
  /** What the message leads to. */
  resource: { type: string; id: number };
  /** Its first words. */
  excerpt: string;
  userId: number;
  /** Who are told of it already, as who is answered is. */
  told: readonly number[];
  /** Whether somebody may read it. */
  isReadable: (viewerId: number) => Promise<boolean>;
}

/** Keeps whom a comment or post mentions, and tells those whom it did not before: once for a person and a post. */
export async function mention(
  tx: Database,
  said: Said,
  people: readonly Mentioned[],
  now: Date,
): Promise<void> {
  await tellMentioned(tx, said, await addMentions(tx, said.place, people, now), now);
}

/** Tells these that they are mentioned; nobody who can't read it. */
export async function tellMentioned(
  tx: Database,
  { place, resource, excerpt, userId, told, isReadable }: Said,
  mentioned: readonly number[],
  now: Date,
): Promise<void> {
  for (const mentionedId of mentioned) {
    if (told.includes(mentionedId) || !(await isReadable(mentionedId))) continue;
    await tell(tx, {
      userId: mentionedId,
      type: 'mention',
      actorId: userId,
      resource,
      ...causeOf(place),
      data: { excerpt },
      now,
    });
  }
}

/** What stands below the thing that its message leads to may be hidden without it. */
const causeOf = ({ type, id }: MentionPlace) =>
  type === 'comment' || type === 'solution' || type === 'doubt_answer' ? { cause: { type, id } } : {};

/** Whom a person may mention, as often as one types. `talking` is as `findMentionable` takes it. */
export async function offerPeople(
  db: Database,
  limiter: Limiter,
  { talking, userId, keywords }: { talking: SQL; userId: number; keywords: string },
) {
  const { allowed, retryAfter } = await limiter.take(`mention:${userId}`, offers);
  if (!allowed) throw new Problem(429, strings.tooFast(retryAfter), { retry_after: retryAfter });
  return findMentionable(db, talking, userId, keywords);
}
