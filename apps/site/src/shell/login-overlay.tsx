import { createLazyModule, useLazyModule, useLazyModuleOrRetry } from '@shuyuan/ui/lazy-module';
import { useEffect } from 'react';
import { accountQuestion } from '../stores/linked-account.ts';
import { useConfig, useSession, useSite, useStrings } from '../stores/site-context.tsx';
import { shellStrings } from './shell.strings.ts';
import { notifyLoadFailure } from './notify-load-failure.ts';
import { useSignOut } from './use-sign-out.ts';

const lazyDialogs = createLazyModule(() => import('./login-dialog.ts'));
const lazyQuestion = createLazyModule(() => import('./account-question.tsx'));

/**
 * Asks over any page for sign-in, while the session wants it, for a mobile number, while the account lacks one, and
 * first of all who is to be signed in, where a link is of another account.
 */
export function LoginOverlay() {
  const isUndecided = useSession((state) => accountQuestion(state) !== null);
  const { isOpen, mode } = useSession(({ loginDialog }) => loginDialog);
  const isLinked = useSession(({ loginCode }) => loginCode?.from === 'link');
  const isUnbound = useSession(({ user }) => user?.is_bind_mobile === 0);
  const ownMobile = useSession(({ user }) => user?.mobile ?? '');
  const isForced = useConfig(({ config }) => config?.member.enabled_mobile_bind_alert === 1);
  if (isUndecided) return <Deciding />;
  if (isLinked || (isUnbound && isForced)) return <Binding />;
  if (!isOpen) return null;
  if (ownMobile !== '' && mode === 3) return <ChangingPassword mobile={ownMobile} />;
  return isUnbound && mode === 13 ? <AskedBinding /> : <SigningIn />;
}

/** Without the code of the question the session goes on as it was. */
function Deciding() {
  const site = useSite();
  const strings = useStrings(shellStrings);
  const module = useLazyModule(lazyQuestion, true, () => {
    site.session.stayWithoutLink();
    notifyLoadFailure(site, strings.linkNotOpened);
  });
  return module ? <module.AccountQuestion /> : null;
}

/** Without their code the request is withdrawn: whatever asked for them asks again when it is pressed again. */
function useDialogsOrNone() {
  const site = useSite();
  const strings = useStrings(shellStrings);
  return useLazyModule(lazyDialogs, true, () => {
    site.session.cancelLogin();
    notifyLoadFailure(site, strings.loginNotOpened);
  });
}

function SigningIn() {
  const { client, session, source } = useSite();
  const { mode, intent } = useSession(({ loginDialog }) => loginDialog);
  const loginCode = useSession((state) => state.loginCode);
  const wechat = useConfig(({ config }) => config?.socialites.wechat_scan === 1);
  const module = useDialogsOrNone();
  if (!module) return null;
  return (
    <module.LoginDialog
      isOpen
      session={client.session}
      captcha={client.captcha}
      agreement={client.config.agreement}
      ways={{ wechat }}
      mode={mode}
      purpose={intent?.purpose ?? null}
      loginCode={loginCode}
      {...source()}
      onModeChange={session.setLoginMode}
      onLoginCode={session.keepLoginCode}
      onCancel={session.cancelLogin}
    />
  );
}

/** For a signed-in user who changes the password: the code goes to the number of the account. */
function ChangingPassword({ mobile }: { mobile: string }) {
  const { client, session } = useSite();
  const module = useDialogsOrNone();
  if (!module) return null;
  return (
    <module.ChangePasswordDialog
      isOpen
      session={client.session}
      captcha={client.captcha}
      mobile={mobile}
      onChanged={session.resumeIntent}
      onCancel={session.cancelLogin}
    />
  );
}

/** For who is signed in and wants to have a number. */
function AskedBinding() {
  const { client, session, source } = useSite();
  const handleBound = useBound();
  const module = useDialogsOrNone();
  if (!module) return null;
  return (
    <module.BindMobileDialog
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
      .then(session.resumeIntent);
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
  const { module, hasFailed, retry } = useLazyModuleOrRetry(lazyDialogs);
  useBindingNotice(hasFailed, retry);
  if (!module) return null;
  return (
    <module.BindMobileDialog
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
    const key = notifyLoadFailure(site, bindingNotOpened, { action: { label: tryAgain, onPress: retry } });
    return () => site.toasts.dismiss(key);
  }, [hasFailed, retry, site, bindingNotOpened, tryAgain]);
}
