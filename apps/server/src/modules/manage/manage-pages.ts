import { pageNames } from '@shuyuan/api-client';
import type { Contract } from '@shuyuan/api-client/contract';
import { pages } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource } from '../../resources/resource.ts';
import { sanitiseHtml } from '../rich-text/sanitise-html.ts';
import { dayAndTime } from './cells.ts';
import { pageStrings as strings } from './manage.strings.ts';

/** Returns the address of a page on the site. */
const pageAddress = (page: string) => (pageNames.some((own) => own === page) ? `/${page}` : `/page/${page}`);

const { name, title, content, isShown, createdAt } = pages;

/** Pages of the school, each name once. */
export const pageResource = defineResource<Contract['managePages']>({
  entity: 'page',
  table: pages,
  title,
  fields: { name, title, content, is_shown: isShown },
  row: () => ({ name, title, is_shown: isShown, created_at: createdAt }),
  whole: { content },
  filters: {},
  sorts: { name: [name, 'asc'], title: [title, 'asc'], created_at: [createdAt, 'desc'] },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, ({ id }) => id],
      [strings.title, (row) => row.title],
      [strings.address, (row) => pageAddress(row.name)],
      [strings.isShown, ({ is_shown }) => (is_shown ? strings.yes : strings.no)],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
      [strings.updatedAt, ({ updated_at }) => dayAndTime(updated_at)],
    ],
  },
  clean: (fields) =>
    fields.content === undefined ? fields : { ...fields, content: sanitiseHtml(fields.content) },
  refusals: { taken: new Problem(1, strings.taken, { field: 'name' }) },
});
