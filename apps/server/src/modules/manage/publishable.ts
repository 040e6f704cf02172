import { eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { examCategories, users } from '../../db/schema.ts';

type Status = 'draft' | 'scheduled' | 'published';

/** What mock papers and practices have alike in the console's list: category, author, and whether they appear. */
export const publishable = ({
  publishedAt,
  categoryId,
  authorId,
}: Record<'publishedAt' | 'categoryId' | 'authorId', PgColumn>) => ({
  joins: sql`join ${examCategories} on ${eq(examCategories.id, categoryId)}
    left join ${users} on ${eq(users.id, authorId)}`,
  row: (now: Date) => ({
    category: sql`json_build_object('id', ${examCategories.id}, 'name', ${examCategories.name})`,
    author: sql`case when ${users.id} is not null then json_build_object('id', ${users.id}, 'name', ${users.nickName}) end`,
    status: sql`case when ${isNull(publishedAt)} then 'draft' when ${gt(publishedAt, now)} then 'scheduled' else 'published' end`,
    published_at: publishedAt,
  }),
  filters: {
    status: (status: Status, now: Date): SQL =>
      ({ draft: isNull(publishedAt), scheduled: gt(publishedAt, now), published: lte(publishedAt, now) })[
        status
      ],
    category_id: (category: number) => or(eq(categoryId, category), eq(examCategories.parentId, category)),
  },
});
