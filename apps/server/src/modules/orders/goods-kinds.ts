import type { GoodsRef } from '@shuyuan/api-client';
import type { Database } from '../../db/database.ts';
import { findEntitlement } from '../grants/find-entitlement.ts';
import { addTerm } from '../memberships/membership.ts';
import { upgradeTerm } from '../memberships/upgrade.ts';
import { findPlan } from '../memberships/memberships.repo.ts';
import { mockGoods } from '../mock/mock-goods.ts';
import { practiceGoods } from '../practice/practice-goods.ts';
import type { Sold } from '../resource-cards/resource.ts';
import { resources } from '../resource-cards/resource-types.ts';
import { obstacleTo, type Obstacle } from './obstacle.ts';
import { orderStrings as strings } from './orders.strings.ts';

/** Something that is sold, as one person finds it. */
export interface SoldGoods {
  name: string;
  /** Empty for what has no picture. */
  thumb: string;
  /** Whole yuan. */
  charge: number;
  /** How long a membership or a course lasts, in days; left out by what stays. */
  days?: number;
  /** Whether a membership opens it. */
  isVipFree: boolean;
  obstacle: Obstacle | null;
}

interface Delivery {
  userId: number;
  goodsId: number;
  orderId: string;
  /** How long it lasts, as it was ordered; null for what stays. */
  goodsDays: number | null;
  /** The grant of the membership that it ends. Left out, or null, for what ends none. */
  upgradedTerm?: number | null;
}

interface GoodsKind {
  /** Keeps it from being removed while it is ordered. Left out by what asks for no orders when it is removed. */
  hold?: (tx: Database, goodsId: number) => Promise<void>;
  /** Undefined for what is not sold. */
  find: (
    db: Database,
    goodsId: number,
    /** `userId` is null for a visitor. */
    person: { userId: number | null; now: Date },
  ) => Promise<SoldGoods | undefined>;
  /** Hands over what was paid, in the transaction that says so. False when there was nothing to hand over. */
  deliver: (tx: Database, delivery: Delivery, now: Date) => Promise<boolean>;
  /** What is said where it can't be bought. */
  notSold: string;
}

/** What is a resource of its own, in difference to a membership. */
type SoldType = Exclude<GoodsRef['goods_type'], 'role' | 'mock_paper' | 'practice'>;

/** All that can be bought. */
export const goodsKinds: Record<GoodsRef['goods_type'], GoodsKind> = {
  article: ofResource('article', strings.articleNotSold),
  anthology: ofResource('anthology', strings.anthologyNotSold),
  course: ofResource('course', strings.courseNotSold),
  video: ofResource('video', strings.videoNotSold),
  combo: ofResource('combo', strings.comboNotSold),
  paper: ofResource('paper', strings.paperNotSold),
  mock_paper: ofSold('mock_paper', mockGoods, strings.mockPaperNotSold),
  practice: ofSold('practice', practiceGoods, strings.practiceNotSold),
  role: {
    async find(db, id) {
      const plan = await findPlan(db, id);
      return (
        plan && {
          name: plan.name,
          charge: plan.charge,
          days: plan.days,
          thumb: '',
          isVipFree: false,
          obstacle: null,
        }
      );
    },
    async deliver(tx, { userId, goodsId: planId, orderId, goodsDays: days, upgradedTerm: termId }, now) {
      if (termId && days !== null) return upgradeTerm(tx, { userId, planId, orderId, termId, days }, now);
      await addTerm(tx, { userId, planId, orderId, days }, now);
      return true;
    },
    notSold: strings.roleNotSold,
  },
};

/** What its domain says of how it is sold. */
function ofResource(type: SoldType, notSold: string): GoodsKind {
  return ofSold(type, resources[type].sold, notSold);
}

/** The same of what stands in no list that mixes types. */
function ofSold(type: string, { find, hold, deliver }: Sold, notSold: string): GoodsKind {
  return {
    ...(hold && { hold }),
    async find(db, id, { userId, now }) {
      const goods = await find(db, id, now);
      if (!goods) return undefined;
      const { name, thumb = '', days, ...terms } = goods;
      const entitlement = await findEntitlement(db, { type, id, ...terms }, userId ?? undefined, now);
      const { charge, isVipFree } = terms;
      return { name, thumb, charge, isVipFree, ...(days && { days }), obstacle: obstacleTo(entitlement) };
    },
    deliver: (tx, { userId, goodsId, orderId, goodsDays: days }, now) =>
      deliver(tx, { userId, goodsId, orderId, days }, now),
    notSold,
  };
}
