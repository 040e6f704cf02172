import { and, eq, isNull, lte } from 'drizzle-orm';
import { mockPapers } from '../../db/schema.ts';
import { addGrant } from '../grants/grants.repo.ts';
import type { Sold } from '../resource-cards/resource.ts';

/** A mock paper as something to buy: not while it is not published, nor where only who was added takes it. */
export const mockGoods: Sold = {
  async find(db, id, now) {
    const [goods] = await db
      .select({
        name: mockPapers.title,
        charge: mockPapers.charge,
        isVipFree: mockPapers.isVipFree,
        ownerId: mockPapers.authorId,
      })
      .from(mockPapers)
      .where(
        and(
          eq(mockPapers.id, id),
          lte(mockPapers.publishedAt, now),
          isNull(mockPapers.deletedAt),
          eq(mockPapers.enabledInvite, false),
        ),
      );
    return goods;
  },
  async deliver(tx, { userId, goodsId: id, orderId }, now) {
    const [paper] = await tx
      .select({ id: mockPapers.id })
      .from(mockPapers)
      .where(and(eq(mockPapers.id, id), isNull(mockPapers.deletedAt)))
      .for('no key update');
    if (!paper) return false;
    return addGrant(tx, {
      userId,
      goods: { type: 'mock_paper', id },
      source: 'bought',
      orderId,
      startsAt: now,
    });
  },
};
