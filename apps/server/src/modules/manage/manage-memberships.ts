import type { Contract } from '@shuyuan/api-client/contract';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { grants, membershipPlans } from '../../db/schema.ts';
import { defineResource } from '../../resources/resource.ts';
import { dayAndTime } from './cells.ts';
import { membershipStrings as strings } from './manage.strings.ts';

const { id, name, charge, expireDays, benefits, isForSale, sort, createdAt, deletedAt } = membershipPlans;

const membersCount = (now: Date) => sql`(
  select count(distinct ${grants.userId}) from ${grants}
  where ${and(eq(grants.goodsType, 'membership'), eq(grants.goodsId, id), isNull(grants.revokedAt), gt(grants.endsAt, now))})`;

/** Memberships for sale. A term that was bought has its own end, and an order its own price and days. */
export const membershipResource = defineResource<Contract['manageMemberships']>({
  entity: 'membership',
  table: membershipPlans,
  title: name,
  deletedAt,
  order: sort,
  fields: { name, charge, expire_days: expireDays, desc_rows: benefits, is_shown: isForSale, sort },
  row: (now) => ({
    name,
    charge,
    expire_days: expireDays,
    is_shown: isForSale,
    sort,
    members_count: membersCount(now),
    created_at: createdAt,
  }),
  whole: { desc_rows: benefits },
  filters: { state: (state) => eq(isForSale, state === 'shown') },
  sorts: {
    sort: [sort, 'asc'],
    name: [name, 'asc'],
    charge: [charge, 'asc'],
    expire_days: [expireDays, 'asc'],
    created_at: [createdAt, 'desc'],
  },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, (row) => row.id],
      [strings.name, (row) => row.name],
      [strings.charge, (row) => row.charge],
      [strings.days, (row) => row.expire_days],
      [strings.isShown, (row) => (row.is_shown ? strings.yes : strings.no)],
      [strings.members, (row) => row.members_count],
      [strings.sort, (row) => row.sort],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
    ],
  },
  clean: (fields) =>
    fields.desc_rows === undefined
      ? fields
      : { ...fields, desc_rows: fields.desc_rows.filter((row) => row !== '') },
});
