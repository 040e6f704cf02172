import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { resourceRoutes } from '../../resources/resource-routes.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { closeOutside, finishOrder } from './finish-order.ts';
import { orderResource } from './manage-orders.ts';

/** The calls of orders. All but completing one by hand only look. */
export function manageOrdersRoutes(deps: ModuleDeps): Handlers<Contract['manageOrders']> {
  const { list, find, exportRows } = resourceRoutes<Contract['manageOrders']>(orderResource, deps);
  return {
    list,
    find,
    exportRows,
    finish: {
      async prepare({ db, params: { id } }) {
        const closed = await closeOutside(deps, db, id);
        return async (call) => {
          const change = { now: deps.clock.now(), userId: call.viewer.userId };
          await call.db.transaction((tx) => finishOrder({ id, closed, ...call.body }, { tx, ...change }));
          return {};
        };
      },
    },
  };
}
