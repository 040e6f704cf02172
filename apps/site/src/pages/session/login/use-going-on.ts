import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession, useSite } from '../../../composition/site-context.tsx';
import { redirectTarget } from '../../../routes/paths.ts';

/** Leads to where the reader was headed once there is a user: by the form, by a login code or by another tab. */
export function useGoingOn() {
  const { navigate } = useSite();
  const [search] = useSearchParams();
  const isSignedIn = useSession(({ user }) => user !== null);
  const to = redirectTarget(search.get('redirect'));
  useEffect(() => {
    if (isSignedIn) navigate(to, { replace: true });
  }, [isSignedIn, navigate, to]);
}
