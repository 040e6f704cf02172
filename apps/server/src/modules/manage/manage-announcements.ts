import type { Contract } from '@shuyuan/api-client/contract';
import { announcements } from '../../db/schema.ts';
import { defineResource } from '../../resources/resource.ts';
import { sanitiseHtml } from '../rich-text/sanitise-html.ts';
import { dayAndTime } from './cells.ts';
import { announcementStrings as strings } from './manage.strings.ts';

const { title, content, createdAt } = announcements;

/** Announcements of the site. */
export const announcementResource = defineResource<Contract['manageAnnouncements']>({
  entity: 'announcement',
  table: announcements,
  title,
  fields: { title, content },
  row: () => ({ title, created_at: createdAt }),
  whole: { content },
  filters: {},
  sorts: { created_at: [createdAt, 'desc'], title: [title, 'asc'] },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, ({ id }) => id],
      [strings.title, (row) => row.title],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
      [strings.updatedAt, ({ updated_at }) => dayAndTime(updated_at)],
    ],
  },
  clean: (fields) =>
    fields.content === undefined ? fields : { ...fields, content: sanitiseHtml(fields.content) },
});
