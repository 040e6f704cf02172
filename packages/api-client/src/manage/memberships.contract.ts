import * as z from 'zod/mini';
import { instant, requiredText, typedText } from '../http/fields.ts';
import { arrangedContract, placeInList } from './arranging.contract.ts';
import { manageLimits, membershipLimits } from './manage.rules.ts';

const benefit = typedText(membershipLimits.benefit);

export const manageMembershipsContract = arrangedContract({
  noun: 'memberships for sale; what was ordered keeps its price and its days',
  row: {
    name: z.string(),
    /** Whole yuan. */
    charge: z.number(),
    expire_days: z.number(),
    /** False: it is not offered, and nobody can order it. */
    is_shown: z.boolean(),
    /** The smallest comes first. */
    sort: z.number(),
    /** People of whom a term of it runs or is still to come. */
    members_count: z.number(),
    created_at: instant,
  },
  whole: {
    /** One benefit a row, as plain text. */
    desc_rows: z.array(z.string()),
  },
  draft: {
    name: requiredText(manageLimits.name),
    charge: z.number().check(z.int(), z.minimum(1), z.maximum(membershipLimits.charge)),
    expire_days: z.number().check(z.int(), z.minimum(1), z.maximum(membershipLimits.days)),
    /** Empty rows are left out. */
    desc_rows: z._default(z.array(benefit).check(z.maxLength(membershipLimits.benefits)), []),
    is_shown: z._default(z.boolean(), true),
    sort: placeInList,
  },
  filters: { state: z.optional(z.enum(['shown', 'hidden'])) },
  sorts: ['sort', 'name', 'charge', 'expire_days', 'created_at'],
});
