import * as z from 'zod/mini';
import { instant, typedText } from '../http/fields.ts';
import { applicationPages } from '../pages/application.rules.ts';
import { manageLimits } from './manage.rules.ts';
import { resourceContract } from './resource.contract.ts';

const status = z.enum(['new', 'handled']);

const whole = resourceContract({
  noun: 'applications that visitors have sent',
  row: {
    /** The page that it was sent from. */
    page: z.enum(applicationPages),
    name: z.string(),
    mobile: z.string(),
    /** The beginning of what they wrote. */
    excerpt: z.string(),
    status,
    created_at: instant,
  },
  whole: {
    about: z.string(),
    /** For who looks after applications; the applicant never sees it. */
    remark: z.string(),
  },
  draft: {
    status,
    remark: z._default(typedText(manageLimits.remark), ''),
  },
  filters: {
    from_page: z.optional(z.enum(applicationPages)),
    status: z.optional(status),
  },
  sorts: ['created_at', 'name'],
});

/** All calls that a resource could have, to type the kits. */
export type ApplicationsResource = typeof whole;

const { list, find, exportRows, update, updateMany, remove, removeMany } = whole;

/** Visitors send them: nobody adds one in the console. */
export const manageApplicationsContract = {
  list,
  find,
  exportRows,
  update,
  updateMany,
  remove,
  removeMany,
};
