import * as z from 'zod/mini';
import { id, paging } from '../http/fields.ts';

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
  /** `free` are those that cost nothing, `popular` puts those first that most have bought. */
  scene: z._default(z.enum(['all', 'free', 'popular']), 'all'),
});
