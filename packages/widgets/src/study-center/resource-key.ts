import type { StudiedResource } from '@shuyuan/api-client';

/** What a row is about. */
export type ResourceRef = Pick<StudiedResource['resource'], 'type' | 'id'>;

/** Names a thing among those of all types. */
export const keyOf = ({ type, id }: ResourceRef) => `${type} ${id}`;
