import * as z from 'zod/mini';
import { id, instant, paged, paging } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { loggedEntities } from './resource.endpoints.ts';

const action = z.object({
  id,
  /** Null when the account is gone. */
  actor: z.nullable(z.object({ id, nick_name: z.string(), avatar: z.string() })),
  entity: z.enum(loggedEntities),
  kind: z.enum(['store', 'update', 'delete']),
  /** What was acted upon, as it was called then. */
  subjects: z.array(z.object({ id, title: z.string() })),
  created_at: instant,
  /** Null while it stands. */
  undone_at: z.nullable(instant),
});

const fields = z.record(z.string(), z.unknown());

export const manageLogContract = {
  actions: schemas({
    summary: 'What was done in the console, the latest first.',
    query: z.object({
      ...paging(20),
      entity: z.optional(z.enum(loggedEntities)),
      kind: z.optional(z.enum(['store', 'update', 'delete'])),
      actor_id: z.optional(id),
      /** What was done to this one, together with `entity`. */
      subject_id: z.optional(id),
    }),
    answer: paged(action),
  }),
  action: schemas({
    summary: 'One action with what it has changed.',
    params: z.object({ id }),
    answer: z.extend(action, {
      changes: z.array(
        z.object({
          id,
          /** The fields that differ; null when it was not there. */
          before: z.nullable(fields),
          after: z.nullable(fields),
        }),
      ),
    }),
  }),
  undo: schemas({
    summary:
      'Takes an action of one’s own back, within ten minutes, with the right that it needed. Code 1 when it was changed again since.',
    params: z.object({ id }),
    answer: z.object({}),
  }),
};
