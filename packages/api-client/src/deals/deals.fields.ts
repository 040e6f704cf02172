import * as z from 'zod/mini';
import { id, instant } from '../http/fields.ts';

/** What can be sold in a flash sale or to a group. */
export const dealGoodsType = z.enum(['article', 'anthology', 'course', 'video', 'combo', 'paper']);

/** What an offer that runs for a while says of itself. */
export const dealFields = {
  id,
  goods_type: dealGoodsType,
  goods_id: id,
  goods_title: z.string(),
  /** Address of a picture; empty where there is none. */
  goods_thumb: z.string(),
  /** What it costs by this offer, in whole yuan. */
  charge: z.number(),
  /** What it costs without, in whole yuan. */
  original_charge: z.number(),
  started_at: instant,
  ended_at: instant,
  is_start: z.boolean(),
  is_over: z.boolean(),
};

/** Of which goods the offers are wanted; both or none. */
export const dealOf = {
  goods_type: z.optional(dealGoodsType),
  goods_id: z.optional(id),
};
