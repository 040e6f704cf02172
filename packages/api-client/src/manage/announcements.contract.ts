import * as z from 'zod/mini';
import { instant, requiredText } from '../http/fields.ts';
import { manageLimits } from './manage.rules.ts';
import { resourceContract } from './resource.contract.ts';

export const manageAnnouncementsContract = resourceContract({
  noun: 'announcements; home shows the latest',
  row: {
    title: z.string(),
    created_at: instant,
  },
  whole: {
    /** HTML, sanitised by the server. */
    content: z.string(),
  },
  draft: {
    title: requiredText(manageLimits.title),
    content: z.string().check(z.minLength(1), z.maxLength(manageLimits.content)),
  },
  filters: {},
  sorts: ['created_at', 'title'],
});
