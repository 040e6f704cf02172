import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { id } from '../http/fields.ts';

export const flag = z.union([z.literal(0), z.literal(1)]);

export const myContract = {
  detail: endpoint({
    method: 'GET',
    path: '/api/v2/my/detail',
    summary: 'The signed-in user.',
    access: 'signed-in',
    answer: z.object({
      id,
      avatar: z.string(),
      nick_name: z.string(),
      /** The account id that the user menu shows and copies. */
      uuid: z.string(),
      role: z.nullable(z.object({ id, name: z.string() })),
      /** Keyed by permission code. */
      permissions: z.record(z.string(), z.literal(1)),
      is_bind_mobile: flag,
    }),
  }),
};
