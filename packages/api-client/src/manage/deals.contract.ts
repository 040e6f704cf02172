import * as z from 'zod/mini';
import { dealGoodsType } from '../deals/deals.fields.ts';
import { id, instant } from '../http/fields.ts';
import { membershipLimits } from './manage.rules.ts';
import { resourceContract } from './resource.contract.ts';

const charge = z.number().check(z.int(), z.minimum(1), z.maximum(membershipLimits.charge));
const state = z.enum(['coming', 'running', 'over']);

const row = {
  goods_type: dealGoodsType,
  goods_id: id,
  /** Empty where it is gone. */
  goods_title: z.string(),
  /** Whole yuan. */
  charge: z.number(),
  /** False: nobody is offered it. */
  is_show: z.boolean(),
  started_at: instant,
  ended_at: instant,
  state,
  created_at: instant,
};

const draft = {
  goods_type: dealGoodsType,
  /** What is for sale: code 1 otherwise. */
  goods_id: id,
  /** Below what it costs otherwise: code 1 otherwise. */
  charge,
  is_show: z._default(z.boolean(), true),
  started_at: instant,
  /** After the start: code 1 otherwise. */
  ended_at: instant,
};

const filters = { state: z.optional(state), goods_type: z.optional(dealGoodsType) };

export const manageFlashSalesContract = resourceContract({
  noun: 'flash sales',
  row: {
    ...row,
    /** How many pieces there are. */
    num: z.number(),
    /** How many were paid. */
    sold: z.number(),
  },
  whole: {},
  draft: {
    ...draft,
    /** Not below what was sold: code 1 otherwise. */
    num: z.number().check(z.int(), z.minimum(1), z.maximum(100_000)),
  },
  filters,
  sorts: ['created_at', 'ended_at', 'charge'],
});

export const manageGroupBuysContract = resourceContract({
  noun: 'offers to groups',
  row: {
    ...row,
    people_num: z.number(),
    /** Hours. */
    time_limit: z.number(),
    /** How many groups are complete. */
    complete_count: z.number(),
    /** How many groups wait for people. */
    open_count: z.number(),
  },
  whole: {},
  draft: {
    ...draft,
    /** How many people a group needs. Groups that have begun keep theirs. */
    people_num: z.number().check(z.int(), z.minimum(2), z.maximum(100)),
    /** Hours that a group has to fill up. */
    time_limit: z.number().check(z.int(), z.minimum(1), z.maximum(720)),
  },
  filters,
  sorts: ['created_at', 'ended_at', 'charge'],
});
