import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers, Viewer } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { changeEach } from '../../resources/change-rows.ts';
import { resourceRoutes } from '../../resources/resource-routes.ts';
import type { Resource } from '../../resources/resource.ts';
import { inTransaction } from '../../resources/write-rows.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { homeBlockResource } from './manage-home-blocks.ts';
import { navResource } from './manage-navs.ts';
import { sliderResource } from './manage-sliders.ts';

type Deps = Pick<ModuleDeps, 'clock'>;

interface Asked {
  db: Database;
  viewer: Viewer;
}

/** Between two that follow each other, so that one put in by hand finds a place. */
const step = 10;

/** Puts rows of a resource in this order, each with the fields that its place has beside. */
const arrange =
  ({ clock }: Deps, resource: Resource) =>
  ({ db, viewer }: Asked, places: readonly ({ id: number } & Record<string, unknown>)[]) =>
    inTransaction(db, resource, (tx) =>
      changeEach(
        resource,
        {
          changes: places.map(({ id, ...fields }, index) => ({
            id,
            fields: { ...fields, sort: index * step },
          })),
          ownerId: null,
        },
        { tx, now: clock.now(), userId: viewer.userId },
      ),
    );

/** The calls of what home and the header are made of: those of a resource, and their order. */
export function manageHomeRoutes(deps: Deps): {
  sliders: Handlers<Contract['manageSliders']>;
  navs: Handlers<Contract['manageNavs']>;
  homeBlocks: Handlers<Contract['manageHomeBlocks']>;
} {
  const slides = arrange(deps, sliderResource);
  const entries = arrange(deps, navResource);
  const blocks = arrange(deps, homeBlockResource);
  const inOrder = (ids: readonly number[]) => ids.map((id) => ({ id }));
  return {
    sliders: {
      ...resourceRoutes<Contract['manageSliders']>(sliderResource, deps),
      arrange: ({ body: { ids }, ...call }) => slides(call, inOrder(ids)),
    },
    navs: {
      ...resourceRoutes<Contract['manageNavs']>(navResource, deps),
      arrange: ({ body: { places }, ...call }) => entries(call, places),
    },
    homeBlocks: {
      ...resourceRoutes<Contract['manageHomeBlocks']>(homeBlockResource, deps),
      arrange: ({ body: { ids }, ...call }) => blocks(call, inOrder(ids)),
    },
  };
}
