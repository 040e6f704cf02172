import { lazy, Suspense } from 'react';
import { useSession, useSite } from '../composition/site-context.tsx';

// Loaded with the first wish to sign in.
const LoginDialog = lazy(async () => ({ default: (await import('./login-dialog.ts')).LoginDialog }));

/** The login dialog over any page, while the session asks for it. */
export function LoginOverlay() {
  const { client, session } = useSite();
  const isOpen = useSession((state) => state.loginDialog.isOpen);
  if (!isOpen) return null;
  return (
    <Suspense>
      <LoginDialog isOpen session={client.session} onCancel={session.cancelLogin} />
    </Suspense>
  );
}
