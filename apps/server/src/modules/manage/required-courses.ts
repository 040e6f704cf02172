import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { courses, examRequiredCourses } from '../../db/schema.ts';
import type { FieldApart } from '../../resources/resource.ts';

type GoodsType = (typeof examRequiredCourses.$inferSelect)['goodsType'];

/** The courses of which one opens a paper, a mock paper or a practice: with their titles for who reads, by their ids for who writes. */
export function requiredCourses(goodsType: GoodsType, goodsId: PgColumn) {
  const areOf = (id: PgColumn | number) =>
    and(eq(examRequiredCourses.goodsType, goodsType), eq(examRequiredCourses.goodsId, id as number));
  const coursesAs = (course: SQL) => sql`(select coalesce(json_agg(${course} order by ${courses.id}), '[]')
    from ${examRequiredCourses} join ${courses} on ${eq(courses.id, examRequiredCourses.courseId)} where ${areOf(goodsId)})`;
  const field: FieldApart<readonly { id: number }[]> = {
    json: coursesAs(sql`json_build_object('id', ${courses.id})`),
    async write(tx, id, required) {
      await tx.delete(examRequiredCourses).where(areOf(id));
      const ids = [...new Set(required.map((course) => course.id))];
      const rows = ids.map((courseId) => ({ goodsType, goodsId: id, courseId }));
      if (rows.length > 0) await tx.insert(examRequiredCourses).values(rows);
    },
  };
  return {
    field,
    withTitles: coursesAs(sql`json_build_object('id', ${courses.id}, 'title', ${courses.title})`),
  };
}
