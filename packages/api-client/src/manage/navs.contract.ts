import * as z from 'zod/mini';
import { id, instant, requiredText } from '../http/fields.ts';
import { address } from './address.contract.ts';
import { arrangedTreeContract, placeInList } from './arranging.contract.ts';
import { manageLimits } from './manage.rules.ts';

export const manageNavsContract = arrangedTreeContract({
  noun: 'entries of the header navigation',
  row: {
    name: z.string(),
    /** A path of the site, or an absolute address of another one. */
    url: z.string(),
    /** Null for an entry of the first level. */
    parent_id: z.nullable(id),
    /** Among those under the same entry; the smallest comes first. */
    sort: z.number(),
    created_at: instant,
  },
  whole: {},
  draft: {
    name: requiredText(manageLimits.name),
    url: address,
    /** An entry of the first level: code 1 otherwise. */
    parent_id: z._default(z.nullable(id), null),
    sort: placeInList,
  },
  filters: {},
  sorts: ['sort', 'name'],
});
