import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { changeRow, changeRows } from '../../resources/change-rows.ts';
import { forPresentRows } from '../../resources/for-present-rows.ts';
import type { StoredFields } from '../../resources/fields-of.ts';
import { resourceRoutes } from '../../resources/resource-routes.ts';
import { inTransaction } from '../../resources/write-rows.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { placeGoods, productResource, soldResource } from './manage-products.ts';
import { productId } from './sold-goods.ts';

interface Call {
  db: Database;
  viewer: { userId: number };
}

/** The calls of the console about what is sold. What has no place yet gets one with its first change. */
export function manageProductsRoutes(deps: ModuleDeps): Handlers<Contract['manageProducts']> {
  const { list, find, exportRows } = resourceRoutes<Contract['manageProducts']>(soldResource, deps);

  const change = <Answer>(
    { db, viewer }: Call,
    ids: readonly number[],
    work: (made: { tx: Database; now: Date; userId: number }) => Promise<Answer>,
  ) =>
    inTransaction(db, productResource, async (tx) => {
      await placeGoods(tx, ids);
      return work({ tx, now: deps.clock.now(), userId: viewer.userId });
    });
  const changeOne = (call: Call, id: number, fields: StoredFields, seenAt?: string) =>
    change(call, [id], (made) => changeRow(productResource, { id, fields, seenAt, ownerId: null }, made));
  const changeAll = (call: Call, ids: readonly number[], fields: StoredFields) =>
    change(call, ids, (made) => changeRows(productResource, { ids, fields, ownerId: null }, made));
  const changeSeveral = (call: Call, ids: readonly number[], fields: StoredFields) =>
    change(call, ids, (made) =>
      forPresentRows(made.tx, productResource, { ids, ownerId: null, lock: 'no key update' }, (present) =>
        changeRows(productResource, { ids: present, fields, ownerId: null }, made),
      ),
    );

  return {
    list,
    find,
    exportRows,
    async store({ body: { goods_type, goods_id, ...fields }, ...call }) {
      const id = productId({ goods_type, goods_id });
      return { ...(await changeAll(call, [id], fields)), id };
    },
    update: ({ params: { id }, body: { seen_at: seenAt, ...fields }, ...call }) =>
      changeOne(call, id, fields, seenAt),
    updateMany: ({ body: { ids, change: fields }, ...call }) => changeSeveral(call, ids, fields),
    remove: ({ params: { id }, ...call }) => changeAll(call, [id], { is_listed: false }),
    removeMany: ({ query: { ids }, ...call }) => changeSeveral(call, ids, { is_listed: false }),
  };
}
