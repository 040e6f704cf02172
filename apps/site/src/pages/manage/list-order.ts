import type { PermissionCode } from '@shuyuan/api-client';
import type { ManagedEntity } from '@shuyuan/api-client/manage';
import type { Changed, ListArrangement, ListedRow } from '@shuyuan/widgets/resource-list';

/** Order that a list of the console has: of its own, or of a tree of two levels. */
export type ListOrder<Row extends ListedRow> =
  | { kind: 'list' }
  /** `parentOf` gives the row that a row stands below; null at the first level. */
  | { kind: 'tree'; parentOf: (row: Row) => number | null };

/** Calls of an entity whose order can be saved: a list by ids, a tree by places. */
export interface OrderedResource {
  arrange?: (order: readonly never[]) => Promise<Changed>;
}

/** Makes the arrangement of a list from the declaration of its order and the calls of its entity. */
export function arrangementOf<Row extends ListedRow>(
  entity: ManagedEntity,
  order: ListOrder<Row>,
  { arrange }: OrderedResource,
): ListArrangement<Row> {
  if (!arrange) throw new Error(`The list of ${entity} has no call that saves its order.`);
  // The declaration says which of both forms the entity's call takes.
  const send = arrange as (sent: readonly unknown[]) => Promise<Changed>;
  return {
    permission: `${entity}.update` as PermissionCode,
    save: (places) =>
      send(
        order.kind === 'list'
          ? places.map(({ id }) => id)
          : places.map(({ id, parentId }) => ({ id, parent_id: parentId })),
      ),
    ...(order.kind === 'tree' && { parentOf: order.parentOf }),
  };
}
