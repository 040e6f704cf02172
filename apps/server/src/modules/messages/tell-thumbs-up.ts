import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { messages } from '../../db/schema.ts';
import { findAuthor } from './find-author.ts';
import { tell } from './tell.ts';

interface ThumbsUp {
  userId: number;
  ref: { type: string; id: number };
  isOn: boolean;
  now: Date;
}

/**
 * Tells who has made something that somebody likes it; not again while they were the latest who did, so that liking on and off tells
 * once. What is taken back before it was read is told no more.
 */
export async function tellThumbsUp(
  tx: Database,
  { userId: actorId, ref, isOn, now }: ThumbsUp,
): Promise<void> {
  const userId = await findAuthor(tx, ref);
  if (userId === undefined) return;
  const isTold = and(
    eq(messages.userId, userId),
    eq(messages.type, 'thumbs_up'),
    eq(messages.resourceType, ref.type),
    eq(messages.resourceId, ref.id),
    eq(messages.actorId, actorId),
  );
  if (!isOn)
    await tx.delete(messages).where(and(isTold, eq(messages.actorsCount, 1), isNull(messages.readAt)));
  else if ((await tx.$count(messages, isTold)) === 0)
    await tell(tx, { userId, type: 'thumbs_up', actorId, resource: ref, data: {}, now });
}
