import type { PermissionCode } from '../access/permission-codes.ts';
import type { EndpointData } from '../http/endpoint.ts';

/** What the console looks after. The name stands in addresses, permission codes and the log: never rename one. */
export const managedEntities = [
  'article',
  'articleCategory',
  'anthology',
  'course',
  'courseCategory',
  'video',
  'combo',
  'profession',
  'teacher',
  'media',
  'mediaFolder',
  'announcement',
  'order',
  'membership',
  'slider',
  'nav',
  'homeBlock',
  'setting',
  'page',
  'application',
  'faq',
  'faqCategory',
  'problemCategory',
  'watchedWord',
  'flashSale',
  'groupBuy',
  'promoCode',
  'coupon',
  'redeemCode',
  'product',
  'tag',
  'tagCategory',
  'role',
  'member',
  'grant',
  'refund',
  'payment',
  'withdrawal',
  'shareGood',
  'comment',
  'review',
  'paperAttempt',
  'examCategory',
  'question',
  'paper',
  'mockPaper',
  'practice',
] as const;

/** What the log of the console names: also versions of posts, which have no list of their own. Stored: never rename one. */
export const loggedEntities = [...managedEntities, 'postVersion'] as const;

/** The name of a kind of thing that the console looks after. */
export type ManagedEntity = (typeof managedEntities)[number];

/** Permission code of an action on an entity. */
export type CodeOf<Entity extends ManagedEntity, Action extends string> = Extract<
  PermissionCode,
  Action extends '' ? Entity : `${Entity}.${Action}`
>;

/** The calls that every entity of the console has. */
export type ResourceCallName =
  'list' | 'find' | 'store' | 'update' | 'updateMany' | 'remove' | 'removeMany' | 'exportRows';

/**
 * Where the calls of an entity go: writing where the specification has it, reading below `manage`. Who holds a code for
 * what is their own alone is let in where `own` says so. `bodyLimit` is for long texts, in bytes. A section's own are closed with its `feature`.
 */
export function resourceEndpoints<Entity extends ManagedEntity>(
  entity: Entity,
  { own = false, bodyLimit, feature }: Pick<EndpointData, 'own' | 'bodyLimit' | 'feature'> = {},
) {
  const whole = bodyLimit === undefined ? {} : { bodyLimit };
  const section = feature === undefined ? {} : { feature };
  const call = <Action extends 'store' | 'update' | 'delete' | ''>(
    action: Action,
    method: EndpointData['method'],
    path: string,
  ) => ({
    method,
    path: `/api/v2/${path}`,
    access: (action === '' ? entity : `${entity}.${action}`) as CodeOf<Entity, Action>,
    own,
    isStorable: false,
    ...section,
  });
  return {
    list: call('', 'GET', `manage/${entity}`),
    find: call('', 'GET', `manage/${entity}/{id}`),
    exportRows: call('', 'GET', `manage/${entity}/export`),
    store: { ...call('store', 'POST', `${entity}/store`), ...whole, idempotent: true },
    update: { ...call('update', 'PUT', `${entity}/{id}/update`), ...whole },
    updateMany: call('update', 'PUT', `${entity}/batch/update`),
    remove: call('delete', 'DELETE', `${entity}/{id}`),
    removeMany: call('delete', 'DELETE', `${entity}/batch/delete`),
  } satisfies Record<ResourceCallName, EndpointData>;
}
