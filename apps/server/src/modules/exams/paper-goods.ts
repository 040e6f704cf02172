import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { papers } from '../../db/schema.ts';
import { addGrant } from '../grants/grants.repo.ts';

/** A paper as something to buy; undefined while it is not published, and where only who was added takes it. */
export async function findPaperGoods(db: Database, id: number, now: Date) {
  const [goods] = await db
    .select({
      name: papers.title,
      /** Whole yuan. */
      charge: papers.charge,
      isVipFree: papers.isVipFree,
      ownerId: papers.authorId,
    })
    .from(papers)
    .where(
      and(
        eq(papers.id, id),
        lte(papers.publishedAt, now),
        isNull(papers.deletedAt),
        eq(papers.enabledInvite, false),
      ),
    );
  return goods;
}

/** Opens a paper to who has paid for it. False when they have it by another order, or it is gone. */
export async function deliverPaper(
  tx: Database,
  { userId, paperId, orderId }: { userId: number; paperId: number; orderId: string },
  now: Date,
): Promise<boolean> {
  const [paper] = await tx
    .select({ id: papers.id })
    .from(papers)
    .where(and(eq(papers.id, paperId), isNull(papers.deletedAt)))
    .for('no key update');
  if (!paper) return false;
  const goods = { type: 'paper', id: paperId };
  return addGrant(tx, { userId, goods, source: 'bought', orderId, startsAt: now });
}
