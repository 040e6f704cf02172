import { createLatePart, useLatePart, useLatePartOrRetry } from '@shuyuan/ui/late-part';
import { useEffect } from 'react';
import { useConfig, useSession, useSite, useStrings } from '../composition/site-context.tsx';
import { shellStrings } from './shell.strings.ts';
import { useSignOut } from './use-sign-out.ts';

const lateDialogs = createLatePart(() => import('./login-dialog.ts'));

/** Asks over any page for sign-in, while the session wants it, and for a mobile number, while the account lacks one. */
export function LoginOverlay() {
  const isOpen = useSession(({ loginDialog }) => loginDialog.isOpen);
  const isLinked = useSession(({ loginCode }) => loginCode?.from === 'link');
  const isUnbound = useSession(({ user }) => user?.is_bind_mobile === 0);
  const isForced = useConfig(({ config }) => config?.member.enabled_mobile_bind_alert === 1);
  if (isLinked || (isUnbound && isForced)) return <Binding />;
  return isOpen && <SigningIn />;
}

/** Without its code the wish for it is taken back: whatever asked for it asks again when it is pressed again. */
function SigningIn() {
  const { client, session, source, host } = useSite();
  const strings = useStrings(shellStrings);
  const { mode } = useSession(({ loginDialog }) => loginDialog);
  const loginCode = useSession((state) => state.loginCode);
  const wechat = useConfig(({ config }) => config?.socialites.wechat_scan === 1);
  const part = useLatePart(lateDialogs, true, () => {
    session.cancelLogin();
    host.notify('critical', strings.loginNotOpened);
  });
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

/**
 * Cannot be cancelled: the way out is to sign out, or to give up the code that led here. Without its code a notice stays
 * until it is there.
 */
function Binding() {
  const { client, session, source, log } = useSite();
  const loginCode = useSession((state) => state.loginCode);
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
      onBound={() => void session.refreshUser().catch((error: unknown) => log('user', error))}
      onSignOut={() => (loginCode ? session.keepLoginCode(null) : void signOut())}
    />
  );
}

function useBindingNotice(hasFailed: boolean, retry: () => void) {
  const { toasts } = useSite();
  const { bindingNotOpened, tryAgain } = useStrings(shellStrings);
  useEffect(() => {
    if (!hasFailed) return;
    const key = toasts.add('critical', bindingNotOpened, { action: { label: tryAgain, onPress: retry } });
    return () => toasts.dismiss(key);
  }, [hasFailed, retry, toasts, bindingNotOpened, tryAgain]);
}
