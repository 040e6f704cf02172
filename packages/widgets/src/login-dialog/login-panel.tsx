import type { Agreement, AgreementName, CaptchaApi, SessionApi } from '@shuyuan/api-client';
import { Heading, type HeadingLevel } from '@shuyuan/ui/layout';
import { useEffect, useMemo, useState } from 'react';
import { useHost } from '../host/host-context.tsx';
import type { LoginMode, LoginPurpose } from '../host/widget-host.ts';
import { createFormCalls, type FormCalls } from './login-calls.ts';
import { OpenAgreement, Proof, Wechat } from './lazy-modules.tsx';
import { enterMode, type LoginCode, type LoginType } from './login-step.ts';
import { LoginView } from './login.view.tsx';
import { useLogin } from './use-login.ts';

/** Ways to sign in beside password and SMS code. */
export interface LoginWays {
  /** The server offers WeChat: `socialites.wechat_scan` of its config. @default false */
  wechat?: boolean;
}

/** The calls to sign in by, and the mode to begin with; `onModeChange` tells each later mode. */
export interface LoginPanelProps {
  /** `client.session`, or any object with these calls. Keep the object between renders. */
  session: FormCalls & Pick<SessionApi, 'startWechat' | 'checkWechat'>;
  /** `client.captcha`, or any object with these calls. Keep the object between renders. */
  captcha: CaptchaApi;
  /** Reads an agreement when the person wants to see it: `client.config.agreement`. */
  agreement: (name: AgreementName) => Promise<Agreement>;
  /** What there is beside password and SMS code. */
  ways?: LoginWays;
  /**
   * Where it begins: 1 login, 2 register, 3 forgot password, 13 bind the `loginCode`. Another value later moves it
   * there; the person may move on by themselves. @default 1
   */
  mode?: LoginMode;
  /** The person, or a success, has moved it to another mode. */
  onModeChange?: (mode: LoginMode) => void;
  /** The `msv` that the person came with; goes with registrations and sign-ins. */
  source?: string;
  /** What mode 13 binds. Without it mode 13 is mode 1. */
  loginCode?: LoginCode | null;
  /** A scan has ended in a code that wants a mobile number: keep it until this is called with null. */
  onLoginCode?: (code: LoginCode | null) => void;
  /** Runs when the host's session has its user. A dialog closes by that alone. */
  onSignedIn?: () => void;
  /** Purpose of the intent, shown as a sentence above the forms. */
  purpose?: LoginPurpose | null;
  /** Puts the focus into the first field when the panel appears. */
  takesFocus?: boolean;
  /** Names the mode by a heading of this level, where nothing around it does. */
  heading?: HeadingLevel;
}

/** The login forms for a place on a page. Over a page they are `LoginDialog`. */
export function LoginPanel(props: LoginPanelProps) {
  const { locale } = useHost();
  return <Panel key={locale} {...props} />;
}

function Panel({ session, captcha, agreement, mode = 1, loginCode = null, ...props }: LoginPanelProps) {
  const first = useMemo(() => enterMode(mode, loginCode), [mode, loginCode]);
  const [send] = useState(() => createFormCalls(session, props.source));
  const { store, step, sms, strings, news, context, panel, openAgreement, setOpenAgreement } = useLogin({
    send,
    captcha,
    first,
    takesFocus: props.takesFocus ?? false,
    onModeChange: props.onModeChange,
    onLoginCode: props.onLoginCode,
    onDone: props.onSignedIn,
  });
  useEffect(() => store.show(mode, loginCode), [store, mode, loginCode]);
  const types: readonly LoginType[] = props.ways?.wechat ? ['pwd', 'code', 'wx'] : ['pwd', 'code'];

  return (
    <>
      {props.heading && <Heading level={props.heading}>{strings.titles[step.mode]}</Heading>}
      <LoginView
        step={step}
        sms={sms}
        context={context}
        types={types}
        panelRef={panel}
        news={news}
        purpose={props.purpose ?? null}
        wechat={
          step.kind === 'wx' && (
            <Wechat key={step.attempt} session={session} store={store} strings={strings} />
          )
        }
      />
      <Proof sms={sms} captcha={captcha} store={store} strings={strings} />
      <OpenAgreement
        name={openAgreement}
        agreement={agreement}
        strings={strings}
        onClose={() => setOpenAgreement(null)}
      />
    </>
  );
}
