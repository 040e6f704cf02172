import type { ChangeConflict } from '@shuyuan/api-client/manage';
import { and, desc, eq, gt } from 'drizzle-orm';
import { manageActions, users } from '../db/schema.ts';
import { Problem } from '../errors/problem.ts';
import { isUpon } from './action-log.ts';
import type { Change, Resource } from './resource.ts';
import { resourceStrings as strings } from './resources.strings.ts';

/** Actions of the log that a conflict is described by, the latest first. */
const mostActions = 50;

interface SeenRow {
  id: number;
  /** The `updated_at` that the refused change was made upon. */
  seenAt: Date;
  /** The `updated_at` that the row has. */
  updatedAt: Date;
}

/** Refusal of a change that was made upon an earlier state of a row; its data says who changed which fields since. */
export async function changeConflict(
  { tx }: Pick<Change, 'tx'>,
  { entity }: Pick<Resource, 'entity'>,
  { id, seenAt, updatedAt }: SeenRow,
): Promise<Problem> {
  const actions = await tx
    .select({
      items: manageActions.items,
      createdAt: manageActions.createdAt,
      actor: { id: users.id, nick_name: users.nickName },
    })
    .from(manageActions)
    .leftJoin(users, eq(users.id, manageActions.actorId))
    .where(and(eq(manageActions.entity, entity), isUpon(id), gt(manageActions.createdAt, seenAt)))
    .orderBy(desc(manageActions.id))
    .limit(mostActions);
  const [latest] = actions;
  const fields = actions.flatMap(({ items }) =>
    items.filter((item) => item.id === id).flatMap(({ after }) => Object.keys(after ?? {})),
  );
  const data: ChangeConflict = {
    actor: latest?.actor ?? null,
    changed_at: (latest?.createdAt ?? updatedAt).toISOString(),
    fields: [...new Set(fields)],
  };
  return new Problem(409, strings.changedSince, data);
}
