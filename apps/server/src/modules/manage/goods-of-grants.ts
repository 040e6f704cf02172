import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  anthologies,
  articles,
  combos,
  courses,
  grants,
  membershipPlans,
  mockPapers,
  papers,
  practices,
  teachers,
  videos,
} from '../../db/schema.ts';
import { ownerOf } from '../courses/owner-of.ts';

const { goodsType, goodsId } = grants;

/** What goods are called, of whom a membership is a `role` where it is sold; empty when they are gone. */
export const titleOfGoods = (
  goodsType: PgColumn,
  goodsId: PgColumn,
): SQL<string> => sql<string>`coalesce(case ${goodsType}
  when 'article' then (select ${articles.title} from ${articles} where ${eq(articles.id, goodsId)})
  when 'anthology' then (select ${anthologies.title} from ${anthologies} where ${eq(anthologies.id, goodsId)})
  when 'course' then (select ${courses.title} from ${courses} where ${eq(courses.id, goodsId)})
  when 'video' then (select ${videos.title} from ${videos} where ${eq(videos.id, goodsId)})
  when 'combo' then (select ${combos.title} from ${combos} where ${eq(combos.id, goodsId)})
  when 'paper' then (select ${papers.title} from ${papers} where ${eq(papers.id, goodsId)})
  when 'mock_paper' then (select ${mockPapers.title} from ${mockPapers} where ${eq(mockPapers.id, goodsId)})
  when 'practice' then (select ${practices.title} from ${practices} where ${eq(practices.id, goodsId)})
  when 'role' then (select ${membershipPlans.name} from ${membershipPlans} where ${eq(membershipPlans.id, goodsId)})
  when 'membership' then (select ${membershipPlans.name} from ${membershipPlans} where ${eq(membershipPlans.id, goodsId)})
  end, '')`;

/** What a grant's goods are called; empty when they are gone. */
export const goodsTitle = titleOfGoods(goodsType, goodsId);

/** Whether a grant's goods are somebody's own work. */
export const isGoodsOf = (userId: number): SQL => sql`${userId} = (case ${goodsType}
  when 'article' then (select ${articles.authorId} from ${articles} where ${eq(articles.id, goodsId)})
  when 'anthology' then (select ${anthologies.authorId} from ${anthologies} where ${eq(anthologies.id, goodsId)})
  when 'paper' then (select ${papers.authorId} from ${papers} where ${eq(papers.id, goodsId)})
  when 'mock_paper' then (select ${mockPapers.authorId} from ${mockPapers} where ${eq(mockPapers.id, goodsId)})
  when 'practice' then (select ${practices.authorId} from ${practices} where ${eq(practices.id, goodsId)})
  when 'course' then (select ${teachers.userId} from ${courses}
    join ${teachers} on ${eq(teachers.id, courses.teacherId)} where ${eq(courses.id, goodsId)})
  when 'video' then (select ${ownerOf(videos.ownerId)} from ${videos}
    left join ${teachers} on ${eq(teachers.id, videos.teacherId)} where ${eq(videos.id, goodsId)})
  when 'combo' then (select ${ownerOf(combos.ownerId)} from ${combos}
    left join ${teachers} on ${eq(teachers.id, combos.teacherId)} where ${eq(combos.id, goodsId)})
  end)`;
