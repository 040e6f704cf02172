import type { Contract } from '@shuyuan/api-client/contract';
import { gt, lte, sql } from 'drizzle-orm';
import { homeSliders } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource } from '../../resources/resource.ts';
import { dayAndTime } from './cells.ts';
import { sliderStrings as strings } from './home.strings.ts';

const { title, thumb, description, url, sort, isShown, startsAt, endsAt, createdAt } = homeSliders;

/** What a visitor has of it: as the home page asks. */
const status = (now: Date) => sql`case when not ${isShown} then 'hidden'
  when ${lte(endsAt, now)} then 'over' when ${gt(startsAt, now)} then 'coming' else 'shown' end`;

/** Slides at the top of home. */
export const sliderResource = defineResource<Contract['manageSliders']>({
  entity: 'slider',
  table: homeSliders,
  title,
  order: sort,
  fields: { title, thumb, description, url, sort, is_shown: isShown, starts_at: startsAt, ends_at: endsAt },
  row: (now) => ({
    title,
    thumb,
    description,
    url,
    sort,
    is_shown: isShown,
    starts_at: startsAt,
    ends_at: endsAt,
    status: status(now),
    created_at: createdAt,
  }),
  filters: {},
  sorts: { sort: [sort, 'asc'], title: [title, 'asc'], created_at: [createdAt, 'desc'] },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, ({ id }) => id],
      [strings.title, (row) => row.title],
      [strings.url, (row) => row.url],
      [strings.status, (row) => strings.statuses[row.status]],
      [strings.startsAt, ({ starts_at }) => dayAndTime(starts_at)],
      [strings.endsAt, ({ ends_at }) => dayAndTime(ends_at)],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
    ],
  },
  refusals: { impossible: new Problem(1, strings.endsBefore, { field: 'ends_at' }) },
});
