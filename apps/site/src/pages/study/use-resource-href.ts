import type { FavoriteRef } from '@shuyuan/api-client';
import { useCallback } from 'react';
import { paths } from '../../paths/paths.ts';
import { useReachable } from '../../stores/site-context.tsx';

/** The address of a thing; null while its section is closed. */
export function useResourceHref() {
  const isReachable = useReachable();
  return useCallback(
    ({ type, id }: FavoriteRef) => {
      const href = paths[type](Number(id));
      return isReachable(href) ? href : null;
    },
    [isReachable],
  );
}
