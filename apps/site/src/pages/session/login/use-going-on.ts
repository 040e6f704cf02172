import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { redirectTarget } from '../../../paths/paths.ts';
import { useSession, useSite } from '../../../stores/site-context.tsx';

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
