import { sql } from 'drizzle-orm';
import { teachers, type combos, type videos } from '../../db/schema.ts';

/** Whose a video or column is, with `teachers` joined: who teaches it, or else who has added it. */
export const ownerOf = (addedBy: typeof videos.ownerId | typeof combos.ownerId) =>
  sql<number | null>`coalesce(${teachers.userId}, ${addedBy})`.mapWith((value: string | null) =>
    value === null ? null : Number(value),
  );
