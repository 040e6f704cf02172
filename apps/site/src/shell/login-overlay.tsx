import { createLatePart, useLatePart, useLatePartOrRetry } from '@shuyuan/ui/late-part';
import { useEffect } from 'react';
import { useConfig, useSession, useSite, useStrings } from '../composition/site-context.tsx';
import { shellStrings } from './shell.strings.ts';
import { tellNotOpened } from './tell-not-opened.ts';
import { useSignOut } from './use-sign-out.ts';

const lateDialogs = createLatePart(() => import('./login-dialog.ts'));

/** Asks over any page for sign-in, while the session wants it, and for a mobile number, while the account lacks one. */
export function LoginOverlay() {
  const { isOpen, mode } = useSession(({ loginDialog }) => loginDialog);
  const isLinked = useSession(({ loginCode }) => loginCode?.from === 'link');
  const isUnbound = useSession(({ user }) => user?.is_bind_mobile === 0);
  const isForced = useConfig(({ config }) => config?.member.enabled_mobile_bind_alert === 1);
  if (isLinked || (isUnbound && isForced)) return <Binding />;
  if (!isOpen) return null;
  return isUnbound && mode === 13 ? <AskedBinding /> : <SigningIn />;
}

/** Without their code the wish for them is taken back: whatever asked for them asks again when it is pressed again. */
function useDialogsOrNone() {
  const site = useSite();
  const strings = useStrings(shellStrings);
  return useLatePart(lateDialogs, true, () => {
    site.session.cancelLogin();
    tellNotOpened(site, strings.loginNotOpened);
  });
}

function SigningIn() {
  const { client, session, source } = useSite();
  const { mode } = useSession(({ loginDialog }) => loginDialog);
  const loginCode = useSession((state) => state.loginCode);
  const wechat = useConfig(({ config }) => config?.socialites.wechat_scan === 1);
  const part = useDialogsOrNone();
  if (!part) return null;
  return (
    <part.LoginDialog
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

/** For who is signed in and wants to have a number. */
function AskedBinding() {
  const { client, session, source } = useSite();
  const handleBound = useBound();
  const part = useDialogsOrNone();
  if (!part) return null;
  return (
    <part.BindMobileDialog
      isOpen
      session={client.session}
      captcha={client.captcha}
      {...source()}
      onBound={handleBound}
      onCancel={session.cancelLogin}
    />
  );
}

/** The person has a number now: what was wanted goes on, and everything hears of it. */
function useBound() {
  const { session, log } = useSite();
  return () =>
    void session
      .refreshUser()
      .catch((error: unknown) => log('user', error))
      .then(session.fulfilWish);
}

/**
 * Cannot be cancelled: the way out is to sign out, or to give up the code that led here. Without its code a notice stays
 * until it is there.
 */
function Binding() {
  const { client, session, source } = useSite();
  const loginCode = useSession((state) => state.loginCode);
  const handleBound = useBound();
  const { signOut } = useSignOut();
  const { part, hasFailed, retry } = useLatePartOrRetry(lateDialogs);
  useBindingNotice(hasFailed, retry);
  if (!part) return null;
  return (
    <part.BindMobileDialog
      isOpen
      session={client.session}
      captcha={client.captcha}
      loginCode={loginCode}
      {...source()}
      onBound={handleBound}
      onSignOut={() => (loginCode ? session.keepLoginCode(null) : void signOut())}
    />
  );
}

function useBindingNotice(hasFailed: boolean, retry: () => void) {
  const site = useSite();
  const { bindingNotOpened, tryAgain } = useStrings(shellStrings);
  useEffect(() => {
    if (!hasFailed) return;
    const key = tellNotOpened(site, bindingNotOpened, { action: { label: tryAgain, onPress: retry } });
    return () => site.toasts.dismiss(key);
  }, [hasFailed, retry, site, bindingNotOpened, tryAgain]);
}
