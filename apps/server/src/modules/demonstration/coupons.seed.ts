import type { couponBatches } from '../../db/schema.ts';

type Batch = typeof couponBatches.$inferInsert;

/** Coupons that are given out together. Days are from now. */
export interface CouponSeed extends Pick<Batch, 'name' | 'description' | 'prefix' | 'type' | 'rate'> {
  /** Whole yuan. */
  from?: number;
  /** Title of the one course that they are good for. */
  course?: string;
  /** Good so many days: from now on, or once taken. */
  days: number;
  mode: Batch['deadlineMode'];
  isOpen: boolean;
  num: number;
  /** Learners who have taken one. */
  takers: readonly string[];
  /** What the one who can sign in has done with theirs. */
  own: 'unused' | 'used' | 'expired' | 'nothing';
}

/** What there is to take, and what has become of it. */
export const couponsSeed: { owner: string; bought: string; batches: readonly CouponSeed[] } = {
  owner: '林小满',
  /** Title of the article that the used one was for. */
  bought: '忘一点，再学：间隔复习的日程',
  batches: [
    {
      name: '新学员满减券',
      description: '送给每位新来的学员。',
      prefix: 'XIN',
      type: 'minus',
      rate: 15,
      from: 60,
      days: 30,
      mode: 'day',
      isOpen: true,
      num: 50,
      takers: ['周知夏', '陈一苇', '赵远舟'],
      own: 'expired',
    },
    {
      name: '读书周八五折',
      description: '读书周期间全部内容可用。',
      prefix: 'DU',
      type: 'discount',
      rate: 85,
      days: 60,
      mode: 'time',
      isOpen: true,
      num: 50,
      takers: ['宋予安', '吴桐'],
      own: 'used',
    },
    {
      name: '摄影课专享券',
      description: '由老师发给来听公开课的学员。',
      prefix: 'PAI',
      type: 'minus',
      rate: 20,
      course: '用手机拍好一张照片',
      days: 90,
      mode: 'time',
      isOpen: false,
      num: 20,
      takers: ['梁栖'],
      own: 'unused',
    },
    {
      name: '开学季立减券',
      description: '先到先得，领完为止。',
      prefix: 'KAI',
      type: 'minus',
      rate: 5,
      from: 20,
      days: 14,
      mode: 'day',
      isOpen: true,
      num: 30,
      takers: ['郑拾光', '苏木'],
      own: 'nothing',
    },
  ],
};
