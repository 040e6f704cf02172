import * as z from 'zod/mini';
import { id, instant, optionalChoice, paging, withFallback } from '../http/fields.ts';

/** A category of courses, videos and columns. */
export const courseCategory = z.object({ id, name: z.string() });

/** Who teaches, as cards show them. */
export const courseTeacher = z.object({
  id,
  name: z.string(),
  /** Address of a picture; empty when there is none. */
  avatar: z.string(),
  /** What they are, in a few words; may be empty. */
  title: z.string(),
});

/** What lists of videos and columns are narrowed by. */
export const sceneQuery = z.object({
  ...paging(16),
  /** With the categories under it. All when left out. */
  category_id: z.optional(id),
  teacher_id: z.optional(id),
  /** `free` are those that cost nothing, `popular` puts those first that most have bought. */
  scene: withFallback(z.enum(['all', 'free', 'popular']), 'all'),
  /** `popular` as above, `cheapest` puts those first that cost least. By the scene when left out. */
  sort: optionalChoice(z.enum(['newest', 'popular', 'cheapest'])),
});

/** What the whole of something is to the signed-in user. */
export const standing = {
  /** It costs nothing, is bought, their own, or free for the member that they are. */
  can_watch: z.boolean(),
  is_buy: z.boolean(),
  /** What it is open by; null while it is not. */
  opened_by: z.nullable(z.enum(['free', 'owner', 'membership', 'grant'])),
  /** When that ends; null while nothing ends it, and while it is not open. */
  until: z.nullable(instant),
  /** It was open to them and is no more: what has ended last, and when. Null while it is open. */
  ended: z.nullable(z.object({ by: z.enum(['membership', 'grant']), at: instant })),
  /** How much of it they have studied, in whole per cent; 0 for visitors. */
  progress: z.number(),
};
