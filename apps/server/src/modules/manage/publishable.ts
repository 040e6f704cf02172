import { eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { examCategories, users } from '../../db/schema.ts';
import type { Cell } from '../../resources/export/table-file.ts';
import { dayAndTime } from './cells.ts';
import type { managedPaperStrings } from './managed-exams.strings.ts';

type Status = 'draft' | 'scheduled' | 'published';

/** What papers, mock papers and practices have alike in the console's list: category, author, and whether they appear. */
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

interface ExportedRow {
  id: number;
  title: string;
  category: { name: string };
  author: { name: string } | null;
  status: Status;
  published_at: string | null;
  charge: number;
  created_at: string;
  updated_at: string;
}

type Column<Row> = readonly [heading: string, (row: Row) => Cell];

type Words = Pick<
  typeof managedPaperStrings,
  | 'id'
  | 'title'
  | 'category'
  | 'author'
  | 'status'
  | 'statuses'
  | 'publishedAt'
  | 'charge'
  | 'createdAt'
  | 'updatedAt'
>;

/** The columns of the file of such a list; `own` stand between price and times. */
export const exportedColumns = <Row extends ExportedRow>(
  strings: Words,
  own: readonly Column<Row>[],
): readonly Column<Row>[] => [
  [strings.id, (row) => row.id],
  [strings.title, (row) => row.title],
  [strings.category, ({ category }) => category.name],
  [strings.author, ({ author }) => author?.name ?? ''],
  [strings.status, ({ status }) => strings.statuses[status]],
  [strings.publishedAt, ({ published_at }) => dayAndTime(published_at)],
  [strings.charge, (row) => row.charge],
  ...own,
  [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
  [strings.updatedAt, ({ updated_at }) => dayAndTime(updated_at)],
];
