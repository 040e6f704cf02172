import type { CommentTarget } from '@shuyuan/api-client';
import type { StoragePort } from '../host/widget-host.ts';
import { findJournals } from '../journal/journal.ts';

/** Where one person writes in one thread; `boxName` tells boxes of one thread on one page apart. */
export const threadPlace = (viewerId: number, { type, id }: CommentTarget, boxName: string) =>
  [viewerId, type, id, boxName].map(encodeURIComponent).join('/');

const outboxRoot = 'comments/';

/** Names the outbox of a place on the device. */
export const outboxName = (place: string) => outboxRoot + place;

/** The thread of a place; null when somebody else writes there, or when it is no place. */
export function targetOfPlace(place: string, viewerId: number | undefined): CommentTarget | null {
  const [viewer, type, id] = place.split('/').map(decodeURIComponent);
  if (Number(viewer) !== viewerId || !type || !Number.isSafeInteger(Number(id))) return null;
  return { type: type as CommentTarget['type'], id: Number(id) };
}

/** The places where this person has left something unsent. */
export async function placesOfOutboxes(storage: StoragePort, viewerId: number): Promise<string[]> {
  const names = await findJournals(storage, `outbox/${outboxRoot}${viewerId}/`);
  return names.map((name) => name.slice(`outbox/${outboxRoot}`.length));
}
