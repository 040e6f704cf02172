import * as z from 'zod/mini';
import { id, instant, paged, paging } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { exportedFile } from './resource.contract.ts';
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
  /** Until when the viewer can undo it. Null when they cannot: another's, undone already, too old, or only logged. */
  undo_until: z.nullable(instant),
});

const fields = z.record(z.string(), z.unknown());

const narrowed = {
  entity: z.optional(z.enum(loggedEntities)),
  kind: z.optional(z.enum(['store', 'update', 'delete'])),
  actor_id: z.optional(id),
  /** What was done to this one, together with `entity`. */
  subject_id: z.optional(id),
  /** Of today, of seven days or of thirty, today included, by the calendar of China. */
  period: z.optional(z.enum(['today', 'week', 'month'])),
};

export const manageLogContract = {
  actions: schemas({
    summary: 'What was done in the console, the latest first.',
    query: z.object({ ...paging(20), ...narrowed }),
    answer: paged(action),
  }),
  actors: schemas({
    summary: 'People whose actions the log holds, by name: at most 200.',
    answer: z.object({ data: z.array(z.object({ id, nick_name: z.string() })) }),
  }),
  exportRows: schemas({
    summary: 'The actions of a list on all pages as a file, 50,000 at most.',
    query: z.object({ format: z.enum(['csv', 'xlsx']), ...narrowed }),
    answer: exportedFile,
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
      'Undoes an action of one’s own, with the right that it needed: a deletion within 30 days, anything else within one. Code 1 when it was changed again since.',
    params: z.object({ id }),
    answer: z.object({}),
  }),
};
