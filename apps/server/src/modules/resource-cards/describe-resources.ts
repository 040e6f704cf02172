import type { ListedResource, ResourceCard } from '@shuyuan/api-client';
import type { Database } from '../../db/database.ts';
import { findResources, keyOf, listedAs, type FoundResource, type ResourceRef } from './resource-types.ts';

/** Cards in the order of the references. What is not published has none. */
export async function describePublished<Ref extends ResourceRef>(
  db: Database,
  refs: readonly Ref[],
  now: Date,
): Promise<(Omit<ResourceCard, 'type'> & Pick<Ref, 'type'>)[]> {
  const found = await findResources(db, refs, now);
  return refs.flatMap((ref) => {
    const resource = found.get(keyOf(ref));
    if (!resource?.is_published || resource.published_at === null) return [];
    const { extent: _extent, is_published: _isPublished, ...card } = resource;
    return [{ ...card, type: ref.type, published_at: resource.published_at }];
  });
}

/** Each reference with its card, in their order. What is hidden from this person, or gone, is a card that says so and no more. */
export async function describeAll<Ref extends ResourceRef>(
  db: Database,
  refs: readonly Ref[],
  { now, isOwned }: { now: Date; isOwned: (ref: Ref) => boolean },
): Promise<{ ref: Ref; resource: ListedResource }[]> {
  const found = await findResources(db, refs, now);
  return refs.map((ref) => {
    const resource = found.get(keyOf(ref));
    const state = stateOf(resource, isOwned(ref));
    if (!resource || state === 'gone') return { ref, resource: { ...nothing, type: ref.type, id: ref.id } };
    const { is_published: _isPublished, ...card } = resource;
    return { ref, resource: { ...card, state } };
  });
}

function stateOf(resource: FoundResource | undefined, isOwned: boolean): ListedResource['state'] {
  if (!resource) return 'gone';
  if (resource.is_published) return 'published';
  return isOwned && listedAs(resource.type).isKeptByOwners ? 'hidden' : 'gone';
}

const nothing = {
  state: 'gone',
  title: '',
  thumb: '',
  short_description: '',
  published_at: null,
  charge: 0,
  is_vip_free: false,
  extent: 0,
} as const;
