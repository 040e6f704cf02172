import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, professions } from '../../db/schema.ts';

/** All of them in their order; few, since people make them. */
export const listProfessions = (db: Database, now: Date) =>
  db
    .select({
      id: professions.id,
      name: professions.name,
      thumb: professions.thumb,
      short_description: professions.shortDescription,
      courses_count: sql<number>`count(${courses.id})::int`,
    })
    .from(professions)
    .leftJoin(courses, and(eq(courses.professionId, professions.id), lte(courses.publishedAt, now)))
    .groupBy(professions.id)
    .orderBy(asc(professions.sort), asc(professions.id))
    .limit(500);
