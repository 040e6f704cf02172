import * as z from 'zod/mini';
import { permissionCodes } from '../access/permission-codes.ts';
import { id, instant, requiredText, typedText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { manageLimits } from './manage.rules.ts';
import { changed, resourceContract } from './resource.contract.ts';

/** One right of a role: for all, or for what is one's own. */
const privilege = z.object({ code: z.enum(permissionCodes), reach: z.enum(['all', 'own']) });

const privileges = z.array(privilege).check(z.maxLength(permissionCodes.length));

export const manageRolesContract = {
  ...resourceContract({
    noun: 'roles',
    row: {
      name: z.string(),
      description: z.string(),
      /** Came with the platform: it cannot be removed, and the administrator's rights cannot be changed. */
      is_built_in: z.boolean(),
      users_count: z.number(),
      privileges_count: z.number(),
      created_at: instant,
    },
    whole: { privileges },
    draft: {
      name: requiredText(manageLimits.name),
      description: z._default(typedText(manageLimits.description), ''),
      /** Nobody gives a right that they do not hold themselves: code 403. */
      privileges: z._default(privileges, []),
    },
    filters: {},
    sorts: ['created_at', 'name', 'users_count'],
  }),
  info: schemas({
    summary: 'Name and description of a role.',
    params: z.object({ id }),
    answer: z.object({ id, name: z.string(), description: z.string() }),
  }),
  privileges: schemas({
    summary: 'The rights of a role.',
    params: z.object({ id }),
    answer: z.object({ privileges }),
  }),
  addPrivilege: schemas({
    summary: 'Gives a role one right more.',
    params: z.object({ id }),
    body: privilege,
    answer: changed,
  }),
  updatePrivilege: schemas({
    summary: 'Changes how far a right of a role reaches. Code 404 when it has none of this code.',
    params: z.object({ id, code: z.enum(permissionCodes) }),
    body: z.pick(privilege, { reach: true }),
    answer: changed,
  }),
  removePrivilege: schemas({
    summary: 'Takes a right from a role.',
    params: z.object({ id, code: z.enum(permissionCodes) }),
    answer: changed,
  }),
  syncPrivileges: schemas({
    summary: 'Gives a role these rights and no others.',
    params: z.object({ id }),
    body: z.object({ privileges }),
    answer: changed,
  }),
  preview: schemas({
    summary:
      'A token of one hour that may do what these rights allow and nothing else, in the name of who asks, to see the site as a role before it is saved.',
    body: z.object({ privileges }),
    answer: z.object({ token: z.string() }),
  }),
};
