import * as z from 'zod/mini';
import { instant, requiredText } from '../http/fields.ts';
import { pageName } from '../pages/pages.contract.ts';
import { manageLimits } from './manage.rules.ts';
import { resourceContract } from './resource.contract.ts';

export const managePagesContract = resourceContract({
  noun: 'pages of the school',
  row: {
    /** Which one: no two have the same. */
    name: z.string(),
    title: z.string(),
    /** Visitors see it, and the footer leads to it. */
    is_shown: z.boolean(),
    created_at: instant,
  },
  whole: {
    /** HTML, sanitised by the server. */
    content: z.string(),
  },
  draft: {
    name: pageName,
    title: requiredText(manageLimits.title),
    content: z.string().check(z.minLength(1), z.maxLength(manageLimits.content)),
    is_shown: z._default(z.boolean(), true),
  },
  filters: {},
  sorts: ['name', 'title', 'created_at'],
});
