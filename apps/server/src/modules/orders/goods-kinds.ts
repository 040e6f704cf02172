import type { GoodsRef } from '@shuyuan/api-client';
import type { Database } from '../../db/database.ts';
import { deliverAnthology, findAnthologyGoods, holdAnthology } from '../anthologies/anthology-goods.ts';
import { findArticleGoods } from '../articles/article-goods.ts';
import { deliverArticle } from '../articles/deliver-article.ts';
import { deliverCourse, findCourseGoods, holdCourse } from '../courses/course-goods.ts';
import { deliverPaper, findPaperGoods } from '../exams/paper-goods.ts';
import { findEntitlement } from '../grants/find-entitlement.ts';
import { addTerm } from '../memberships/membership.ts';
import { findPlan } from '../memberships/memberships.repo.ts';
import { obstacleTo, type Obstacle } from './obstacle.ts';
import { orderStrings as strings } from './orders.strings.ts';

/** Something that is sold, as one person finds it. */
export interface SoldGoods {
  name: string;
  /** Empty for what has no picture. */
  thumb: string;
  /** Whole yuan. */
  charge: number;
  /** How long a membership lasts, in days; left out by what stays. */
  days?: number;
  obstacle: Obstacle | null;
}

interface Delivery {
  userId: number;
  goodsId: number;
  orderId: string;
  /** How long a membership lasts, as it was ordered. */
  goodsDays: number | null;
}

interface GoodsKind {
  /** Keeps it from being removed while it is ordered. Left out by what asks for no orders when it is removed. */
  hold?: (tx: Database, goodsId: number) => Promise<void>;
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
      const { name, thumb, ...terms } = article;
      const entitlement = await findEntitlement(db, { type: 'article', id, ...terms }, userId, now);
      return { name, thumb, charge: terms.charge, obstacle: obstacleTo(entitlement) };
    },
    deliver: (tx, { userId, goodsId: articleId, orderId }, now) =>
      deliverArticle(tx, { userId, articleId, orderId }, now),
    notSold: strings.articleNotSold,
  },
  anthology: {
    hold: holdAnthology,
    async find(db, id, { userId, now }) {
      const anthology = await findAnthologyGoods(db, id, now);
      if (!anthology) return undefined;
      const { name, thumb, ...terms } = anthology;
      const entitlement = await findEntitlement(db, { type: 'anthology', id, ...terms }, userId, now);
      return { name, thumb, charge: terms.charge, obstacle: obstacleTo(entitlement) };
    },
    deliver: (tx, { userId, goodsId: anthologyId, orderId }, now) =>
      deliverAnthology(tx, { userId, anthologyId, orderId }, now),
    notSold: strings.anthologyNotSold,
  },
  course: {
    hold: holdCourse,
    async find(db, id, { userId, now }) {
      const course = await findCourseGoods(db, id, now);
      if (!course) return undefined;
      const { name, thumb, ...terms } = course;
      const entitlement = await findEntitlement(db, { type: 'course', id, ...terms }, userId, now);
      return { name, thumb, charge: terms.charge, obstacle: obstacleTo(entitlement) };
    },
    deliver: (tx, { userId, goodsId: courseId, orderId }, now) =>
      deliverCourse(tx, { userId, courseId, orderId }, now),
    notSold: strings.courseNotSold,
  },
  paper: {
    async find(db, id, { userId, now }) {
      const paper = await findPaperGoods(db, id, now);
      if (!paper) return undefined;
      const { name, ...terms } = paper;
      const entitlement = await findEntitlement(db, { type: 'paper', id, ...terms }, userId, now);
      return { name, thumb: '', charge: terms.charge, obstacle: obstacleTo(entitlement) };
    },
    deliver: (tx, { userId, goodsId: paperId, orderId }, now) =>
      deliverPaper(tx, { userId, paperId, orderId }, now),
    notSold: strings.paperNotSold,
  },
  role: {
    async find(db, id) {
      const plan = await findPlan(db, id);
      return plan && { name: plan.name, charge: plan.charge, days: plan.days, thumb: '', obstacle: null };
    },
    async deliver(tx, { userId, goodsId: planId, orderId, goodsDays: days }, now) {
      await addTerm(tx, { userId, planId, orderId, days }, now);
      return true;
    },
    notSold: strings.roleNotSold,
  },
};
