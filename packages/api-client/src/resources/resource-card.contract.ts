import * as z from 'zod/mini';
import { id, instant } from '../http/fields.ts';

/** What lists that mix types can show. */
export const resourceType = z.enum(['article', 'course', 'anthology']);

/** A published thing of any type, as lists that mix types show it. */
export const resourceCard = z.object({
  type: resourceType,
  id,
  title: z.string(),
  /** Address of the cover picture; empty when there is none. */
  thumb: z.string(),
  short_description: z.string(),
  published_at: instant,
  /** Whole yuan; 0 for what costs nothing. */
  charge: z.number(),
  /** Members have it without buying it. */
  is_vip_free: z.boolean(),
});
