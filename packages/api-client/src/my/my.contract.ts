import * as z from 'zod/mini';
import { schemas } from '../http/schemas.ts';
import { done, id, instant } from '../http/fields.ts';
import { nickNameLength, tidyName } from './my.rules.ts';

export const flag = z.union([z.literal(0), z.literal(1)]);

export const myContract = {
  detail: schemas({
    summary: 'The signed-in user.',
    answer: z.object({
      id,
      avatar: z.string(),
      nick_name: z.string(),
      /** The account id that the user menu shows and copies. */
      uuid: z.string(),
      role: z.nullable(z.object({ id, name: z.string() })),
      /** The membership that runs; null for who has none, or none any more. */
      membership: z.nullable(z.object({ id, name: z.string(), expired_at: instant })),
      /** Keyed by permission code. */
      permissions: z.record(z.string(), z.literal(1)),
      is_bind_mobile: flag,
      /** Masked: `138****8888`. Empty while none is bound. */
      mobile: z.string(),
      is_password_set: flag,
      /** The one change of name is spent. */
      is_set_nickname: flag,
      /** The session looks at the site as a role, as `manage.roles.preview` opens it: nothing can be changed. */
      is_preview: flag,
      /** What they have of credits. Servers that know of none leave it out. */
      credit1: z.optional(z.number()),
      /** What they have of the balance that invitations earn, in whole yuan. Servers that know of none leave it out. */
      invite_balance: z.optional(z.number()),
      /** How many people came by their link. Servers that know of none leave it out. */
      invite_people_count: z.optional(z.number()),
      created_at: instant,
    }),
  }),
  rename: schemas({
    summary: 'Gives the signed-in user another name. Good once.',
    body: z.object({
      nick_name: z
        .string()
        .check(z.overwrite(tidyName), z.minLength(nickNameLength.least), z.maxLength(nickNameLength.most)),
    }),
    answer: done,
  }),
};
