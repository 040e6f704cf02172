import type { Clock } from '../calendar/clock.ts';
import type { Handlers, Viewer } from '../contract/implement.ts';
import type { Database } from '../db/database.ts';
import { changeEach } from './change-rows.ts';
import { resourceRoutes } from './resource-routes.ts';
import type { Resource, ResourceDomain } from './resource.ts';
import { inTransaction, orderStep } from './write-rows.ts';

/** Domains of the contract whose list can be put in order. */
type ArrangedDomain = Extract<ResourceDomain, { arrange: unknown }>;

interface Asked {
  db: Database;
  viewer: Viewer;
  body: { ids: readonly number[] } | { places: readonly { id: number; parent_id: number | null }[] };
}

/** The calls of a declared resource, and the one that orders its rows: a list by ids, a tree by places. */
export function arrangedRoutes<Domain extends ArrangedDomain>(
  resource: Resource,
  { clock }: { clock: Clock },
): Handlers<Domain> {
  const arrange = ({ db, viewer, body }: Asked) => {
    const places = 'places' in body ? body.places : body.ids.map((id) => ({ id }));
    const changes = places.map(({ id, ...fields }, index) => ({
      id,
      fields: { ...fields, sort: index * orderStep },
    }));
    return inTransaction(db, resource, (tx) =>
      changeEach(resource, { changes, ownerId: null }, { tx, now: clock.now(), userId: viewer.userId }),
    );
  };
  // The contract gives both halves their names; tests hold the answers against it.
  return { ...resourceRoutes<Domain>(resource, { clock }), arrange } as unknown as Handlers<Domain>;
}
