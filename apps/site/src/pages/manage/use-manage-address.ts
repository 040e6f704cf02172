import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idOf, type ManageQuery } from '../../paths/paths.ts';
import { useSite } from '../../stores/site-context.tsx';

/** What is open beside a list: nothing, a new one, or one by its id. */
export type Opened = 'nothing' | 'new' | number;

/** Name of what is open in an address: no filter is called so. */
const opened = 'open';

/** The address of a list of the console: what it shows, and what is open beside it, so that both can be gone back to. */
export function useManageAddress(addressOf: (query: ManageQuery) => string) {
  const { navigate } = useSite();
  const [search] = useSearchParams();
  return useMemo(() => {
    const { [opened]: given = null, ...query } = Object.fromEntries(search);
    const open: Opened = given === 'new' ? 'new' : (idOf(given) ?? 'nothing');
    return {
      query: query as ManageQuery,
      open,
      show: (next: ManageQuery) => navigate(addressOf(next)),
      openOne: (id: number | 'new') => navigate(addressOf({ ...query, [opened]: id })),
      close: () => navigate(addressOf(query), { replace: true }),
    };
  }, [search, navigate, addressOf]);
}
