import type { Contract } from '@shuyuan/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { Handlers } from '../../contract/implement.ts';
import { applications } from '../../db/schema.ts';
import { resourceRoutes } from '../../resources/resource-routes.ts';
import { defineResource } from '../../resources/resource.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { dayAndTime } from './cells.ts';
import { applicationStrings as strings } from './manage.strings.ts';

const { page, name, mobile, about, status, remark, createdAt } = applications;

/** What visitors have sent. What they wrote is no field: nobody changes it, and no log keeps it. */
export const applicationResource = defineResource<Contract['manageApplications']>({
  entity: 'application',
  table: applications,
  title: name,
  deletedAt: applications.deletedAt,
  fields: { status, remark },
  row: () => ({
    page,
    name,
    mobile,
    excerpt: sql`left(regexp_replace(${about}, '\\s+', ' ', 'g'), 80)`,
    status,
    created_at: createdAt,
  }),
  whole: { about, remark },
  filters: { from_page: (wanted) => eq(page, wanted), status: (wanted) => eq(status, wanted) },
  sorts: { created_at: [createdAt, 'desc'], name: [name, 'asc'] },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, ({ id }) => id],
      [strings.page, (row) => strings.pages[row.page]],
      [strings.name, (row) => row.name],
      [strings.mobile, (row) => row.mobile],
      [strings.excerpt, ({ excerpt }) => excerpt],
      [strings.status, (row) => strings.statuses[row.status]],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
    ],
  },
});

/** The calls of applications: none adds one. */
export function manageApplicationsRoutes(
  deps: Pick<ModuleDeps, 'clock'>,
): Handlers<Contract['manageApplications']> {
  const { list, find, exportRows, update, updateMany, remove, removeMany } = resourceRoutes<
    Contract['manageApplications']
  >(applicationResource, deps);
  return { list, find, exportRows, update, updateMany, remove, removeMany };
}
