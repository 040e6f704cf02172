import { Text } from '@shuyuan/ui/layout';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { LightTab, LightTabList, LightTabPanel, LightTabs } from '@shuyuan/ui/light-tabs';
import type { ReactNode, Ref } from 'react';
import { AgreementNames } from './agreement/agreement-names.view.tsx';
import type { LoginPurpose } from '../host/widget-host.ts';
import * as styles from './login-dialog.css.ts';
import { LoginFormView, Refusal } from './login-form.view.tsx';
import { isForm, type FormStep, type LoginStep, type LoginType } from './login-step.ts';
import type { LoginViewContext } from './login-view-context.ts';
import type { SmsCodeState } from './sms-code/sms-code.state.ts';
import type { LoginNews } from './use-login-news.ts';
import { WayButton } from './way-button.view.tsx';

export interface LoginViewProps {
  step: LoginStep;
  sms: SmsCodeState;
  context: LoginViewContext;
  /** Ways of mode 1, in the order of their tabs. */
  types: readonly LoginType[];
  /** What the tab of WeChat shows. */
  wechat: ReactNode;
  /** Purpose of signing in; null for none. */
  purpose?: LoginPurpose | null;
  /** Spoken only. */
  news?: LoginNews;
  panelRef?: Ref<HTMLDivElement>;
}

/** A picture of the dialog's inside: tabs in mode 1, a form, and where else one can go. */
export function LoginView({ step, news, panelRef, purpose = null, ...props }: LoginViewProps) {
  const { context, sms } = props;
  const form = (shown: FormStep) => <LoginFormView step={shown} sms={sms} context={context} />;
  return (
    <div ref={panelRef} data-component="login-panel" data-mode={step.mode} className={styles.panel}>
      {purpose !== null && (step.mode === 1 || step.mode === 2) && (
        <Text tone="muted">{context.strings.leads[purpose]}</Text>
      )}
      {step.mode === 1 ? (
        <Ways step={step} form={form} {...props} />
      ) : (
        <>
          {step.kind === 'bind' && <Text tone="muted">{context.strings.bindLead}</Text>}
          {form(step)}
        </>
      )}
      <Foot step={step} context={context} />
      <LiveRegion message={news?.text ?? ''} announcementId={news?.id ?? 0} />
    </div>
  );
}

function Ways({
  step,
  form,
  types,
  wechat,
  context: { strings, actions },
}: Omit<LoginViewProps, 'panelRef' | 'news' | 'purpose'> & { form: (step: FormStep) => ReactNode }) {
  return (
    <LightTabs value={step.kind as LoginType} onChange={actions.onGo}>
      <LightTabList label={strings.types}>
        {types.map((type) => (
          <LightTab key={type} id={type}>
            {strings.type[type]}
          </LightTab>
        ))}
      </LightTabList>
      <LightTabPanel id={step.kind}>
        {isForm(step) ? (
          form(step)
        ) : (
          <div className={styles.form}>
            <Refusal submission={step.submission} />
            {wechat}
          </div>
        )}
      </LightTabPanel>
    </LightTabs>
  );
}

/** Agreements and other modes, below a line. */
function Foot({ step, context }: { step: LoginStep; context: LoginViewContext }) {
  const { strings, actions } = context;
  const go = (words: string, label: string, kind: 'pwd' | 'register') => (
    <p className={styles.line}>
      {words} <WayButton onPress={() => actions.onGo(kind)}>{label}</WayButton>
    </p>
  );
  const [before, between, after] = strings.consent;
  return (
    <div data-part="foot" className={styles.foot}>
      {step.mode === 1 && go(strings.noAccount, strings.toRegister, 'register')}
      {step.mode === 2 && go(strings.haveAccount, strings.toLogin, 'pwd')}
      {step.mode === 3 && go('', strings.backToLogin, 'pwd')}
      {step.mode === 13 && go('', strings.cancelBind, 'pwd')}
      {step.mode === 1 && (
        <p className={`${styles.line} ${styles.smallLine}`}>
          {before}
          <AgreementNames words={[between, after]} context={context} />
        </p>
      )}
    </div>
  );
}
