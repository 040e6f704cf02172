import * as z from 'zod/mini';
import { instant, requiredText, typedText } from '../http/fields.ts';
import { address, pictureAddress } from './address.contract.ts';
import { arrangedContract, placeInList } from './arranging.contract.ts';
import { manageLimits } from './manage.rules.ts';

export const manageSlidersContract = arrangedContract({
  noun: 'slides at the top of home',
  row: {
    title: z.string(),
    /** Address of a picture, 1200 × 400. */
    thumb: z.string(),
    description: z.string(),
    /** A path of the site, or an absolute address of another one. */
    url: z.string(),
    /** The smallest comes first. */
    sort: z.number(),
    is_shown: z.boolean(),
    /** Null: at once. */
    starts_at: z.nullable(instant),
    /** Null: until it is taken away. */
    ends_at: z.nullable(instant),
    /** Whether visitors see it now, and if not, why. */
    status: z.enum(['shown', 'hidden', 'coming', 'over']),
    created_at: instant,
  },
  whole: {},
  draft: {
    title: requiredText(manageLimits.title),
    thumb: pictureAddress,
    description: z._default(typedText(manageLimits.description), ''),
    url: address,
    is_shown: z._default(z.boolean(), true),
    starts_at: z._default(z.nullable(instant), null),
    /** After `starts_at`: code 1 otherwise. */
    ends_at: z._default(z.nullable(instant), null),
    sort: placeInList,
  },
  filters: {},
  sorts: ['sort', 'title', 'created_at'],
});
