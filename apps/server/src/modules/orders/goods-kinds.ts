import type { GoodsRef } from '@shuyuan/api-client';
import type { Database } from '../../db/database.ts';
import { findArticleGoods } from '../articles/article-goods.ts';
import { addTerm, findMembership } from '../memberships/membership.ts';
import { findPlan } from '../memberships/memberships.repo.ts';
import { grantArticle, hasBought } from './entitlement.ts';
import { orderStrings as strings } from './orders.strings.ts';

/** Something that is sold, as one person finds it. */
export interface SoldGoods {
  name: string;
  /** Empty for what has no picture. */
  thumb: string;
  /** Whole yuan. */
  charge: number;
  /** Why there is nothing to buy for this person: it is theirs by an order, or theirs without one. */
  obstacle: 'owned' | 'free' | null;
}

interface Delivery {
  userId: number;
  goodsId: number;
  orderId: string;
}

interface GoodsKind {
  /** Undefined for what is not sold. */
  find: (
    db: Database,
    goodsId: number,
    person: { userId: number; now: Date },
  ) => Promise<SoldGoods | undefined>;
  /** Hands over what was paid, in the transaction that says so. False when there was nothing to hand over. */
  deliver: (tx: Database, delivery: Delivery, now: Date) => Promise<boolean>;
  /** What is said where it can't be bought. */
  notSold: string;
}

/** All that can be bought. */
export const goodsKinds: Record<GoodsRef['goods_type'], GoodsKind> = {
  article: {
    async find(db, id, { userId, now }) {
      const article = await findArticleGoods(db, id, now);
      if (!article) return undefined;
      const { name, thumb, charge, isVipFree, authorId } = article;
      const isFree = async () =>
        charge === 0 ||
        authorId === userId ||
        (isVipFree && (await findMembership(db, userId, now)) !== undefined);
      const isOwned = await hasBought(db, userId, id);
      return { name, thumb, charge, obstacle: isOwned ? 'owned' : (await isFree()) ? 'free' : null };
    },
    deliver: (tx, { userId, goodsId: articleId, orderId }, now) =>
      grantArticle(tx, { userId, articleId, orderId }, now),
    notSold: strings.articleNotSold,
  },
  role: {
    async find(db, id) {
      const plan = await findPlan(db, id);
      return plan && { name: plan.name, charge: plan.charge, thumb: '', obstacle: null };
    },
    async deliver(tx, { userId, goodsId: planId, orderId }, now) {
      await addTerm(tx, { userId, planId, orderId }, now);
      return true;
    },
    notSold: strings.roleNotSold,
  },
};
