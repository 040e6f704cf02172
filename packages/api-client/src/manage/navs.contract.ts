import * as z from 'zod/mini';
import { id, instant, requiredText } from '../http/fields.ts';
import { address } from './address.contract.ts';
import { arrangeTreeContract } from './arranging.contract.ts';
import { manageLimits } from './manage.rules.ts';
import { resourceContract } from './resource.contract.ts';

const noun = 'entries of the header navigation';

export const manageNavsContract = {
  ...resourceContract({
    noun,
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
      sort: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(9_999)), 0),
    },
    filters: {},
    sorts: ['sort', 'name'],
  }),
  arrange: arrangeTreeContract(noun),
};
