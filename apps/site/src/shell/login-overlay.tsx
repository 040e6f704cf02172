import { lazy, Suspense } from 'react';
import { useConfig, useSession, useSite } from '../composition/site-context.tsx';
import { useSignOut } from './use-sign-out.ts';

// Both are loaded with the first need of them.
const LoginDialog = lazy(async () => ({ default: (await import('./login-dialog.ts')).LoginDialog }));
const BindMobileDialog = lazy(async () => ({
  default: (await import('./login-dialog.ts')).BindMobileDialog,
}));

/** Asks over any page for sign-in, while the session wants it, and for a mobile number, while the account lacks one. */
export function LoginOverlay() {
  const isOpen = useSession(({ loginDialog }) => loginDialog.isOpen);
  const isLinked = useSession(({ loginCode }) => loginCode?.from === 'link');
  const isUnbound = useSession(({ user }) => user?.is_bind_mobile === 0);
  const isForced = useConfig(({ config }) => config?.member.enabled_mobile_bind_alert === 1);
  if (isLinked || (isUnbound && isForced))
    return (
      <Suspense>
        <Binding />
      </Suspense>
    );
  return (
    isOpen && (
      <Suspense>
        <SigningIn />
      </Suspense>
    )
  );
}

function SigningIn() {
  const { client, session, source } = useSite();
  const { mode } = useSession(({ loginDialog }) => loginDialog);
  const loginCode = useSession((state) => state.loginCode);
  const wechat = useConfig(({ config }) => config?.socialites.wechat_scan === 1);
  return (
    <LoginDialog
      isOpen
      session={client.session}
      captcha={client.captcha}
      agreement={client.config.agreement}
      ways={{ wechat }}
      mode={mode}
      loginCode={loginCode}
      {...source()}
      onModeChange={session.setLoginMode}
      onLoginCode={session.keepLoginCode}
      onCancel={session.cancelLogin}
    />
  );
}

/** Cannot be cancelled: the way out is to sign out, or to give up the code that led here. */
function Binding() {
  const { client, session, source, log } = useSite();
  const loginCode = useSession((state) => state.loginCode);
  const { signOut } = useSignOut();
  return (
    <BindMobileDialog
      isOpen
      session={client.session}
      captcha={client.captcha}
      loginCode={loginCode}
      {...source()}
      onBound={() => void session.refreshUser().catch((error: unknown) => log('user', error))}
      onSignOut={() => (loginCode ? session.keepLoginCode(null) : void signOut())}
    />
  );
}
