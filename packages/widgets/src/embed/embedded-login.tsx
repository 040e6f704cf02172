import { createCaptchaApi, createConfigApi, createSessionApi } from '@shuyuan/api-client';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { LoginMode } from '../host/widget-host.ts';
import { LoginDialog, type LoginCode, type LoginWays } from '../login-dialog/index.ts';
import type { School } from './create-embed-host.browser.ts';
import type { EmbeddedProps } from './embedded-widget.ts';
import { readFlag, readNumber, readText } from './given.ts';

const modes: readonly LoginMode[] = [1, 2, 3, 13];

/** `<shuyuan-login>`: opens when a widget of its school needs somebody to sign in, or by its own `open`. */
export function EmbeddedLogin({ given, school, emit, shut }: EmbeddedProps) {
  const { session, host } = school;
  const user = useSyncExternalStore(session.subscribe, session.current);
  const [asked, setAsked] = useState<LoginMode | null>(null);
  useEffect(() => school.addLogin(setAsked), [school]);
  const [loginCode, setLoginCode] = useState<LoginCode | null>(null);
  const isOpen = !user && (asked !== null || readFlag(given, 'open'));
  const said = readNumber(given, 'mode');
  const mode = asked ?? modes.find((each) => each === said) ?? 1;
  const calls = useMemo(() => loginCalls(school), [school]);
  const ways = useWays(school, isOpen);
  const source = readText(given, 'source');

  function close() {
    setAsked(null);
    shut();
  }

  return (
    <LoginDialog
      {...calls}
      isOpen={isOpen}
      mode={mode}
      ways={ways}
      loginCode={loginCode}
      onLoginCode={setLoginCode}
      onSignedIn={() => {
        emit('signed-in', { user: host.session.current(), token: session.token() });
        close();
      }}
      onCancel={() => {
        session.keepIntent();
        if (emit('close', {})) close();
      }}
      {...(source && { source })}
    />
  );
}

const loginCalls = ({ http }: School) => ({
  session: createSessionApi(http),
  captcha: createCaptchaApi(http),
  agreement: createConfigApi(http).agreement,
});

/** Which ways the school offers is asked when somebody wants to sign in. */
function useWays(school: School, isOpen: boolean): LoginWays {
  const [ways, setWays] = useState<LoginWays>({});
  useEffect(() => {
    if (!isOpen) return;
    createConfigApi(school.http)
      .public()
      .then(
        ({ socialites }) => setWays({ wechat: Boolean(socialites.wechat_scan) }),
        // Password and SMS are there in any case.
        () => {},
      );
  }, [school, isOpen]);
  return ways;
}
