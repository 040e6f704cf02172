import type { FavoriteRef } from '@shuyuan/api-client';

/** Names a thing among those of all types. */
export const keyOf = ({ type, id }: FavoriteRef) => `${type} ${id}`;
