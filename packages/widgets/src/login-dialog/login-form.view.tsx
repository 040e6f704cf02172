import { CriticalIcon } from '@shuyuan/ui/icons';
import { Text } from '@shuyuan/ui/layout';
import { NativeFormButton } from '@shuyuan/ui/native-button';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import type { ReactNode } from 'react';
import { AgreementTick } from './agreement/agreement-tick.view.tsx';
import * as styles from './login-dialog.css.ts';
import {
  MobileField,
  NewPasswordField,
  OwnMobile,
  OwnPasswordField,
  SendButton,
  SmsCodeField,
  SmsMobileField,
} from './login-fields.view.tsx';
import type { FormStep, Submission } from './login-step.ts';
import type { LoginViewContext } from './login-view-context.ts';
import type { SmsCodeState } from './sms-code/sms-code.state.ts';
import { asTime } from './wait-text.ts';
import { WayButton } from './way-button.view.tsx';

export interface LoginFormViewProps {
  step: FormStep;
  sms: SmsCodeState;
  context: LoginViewContext;
  /** A picture captcha in the form; without it, whoever wants a code solves a puzzle. */
  picture?: ReactNode;
}

/** A picture of one form: its words, its fields, its button. */
export function LoginFormView({ step, context, ...rest }: LoginFormViewProps) {
  const { submission } = step;
  const { strings, actions } = context;
  return (
    <form
      noValidate
      data-component="login-form"
      data-kind={step.kind}
      data-state={submission.status}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        // React hands events on through portals: this one may be of a form in a dialog above.
        if (event.target === event.currentTarget) actions.onSubmit();
      }}
    >
      <Refusal submission={submission} />
      <Fields key={step.kind} step={step} context={context} {...rest} />
      <NativeFormButton
        type="submit"
        tone="action"
        size="large"
        isFullWidth
        isPending={submission.status === 'sending'}
        isDisabled={submission.status === 'waiting'}
      >
        {submission.status === 'waiting'
          ? strings.retryIn(asTime(submission.seconds))
          : strings.submit[step.kind]}
      </NativeFormButton>
    </form>
  );
}

function Fields({ step, sms, context, picture }: LoginFormViewProps) {
  const field = { step, context };
  const number = <SmsMobileField {...field} sms={sms} />;
  switch (step.kind) {
    case 'pwd':
      return (
        <>
          <MobileField {...field} />
          <OwnPasswordField {...field} />
          <div className={styles.passwordAside}>
            <WayButton onPress={() => context.actions.onGo('forgot')}>{context.strings.forgot}</WayButton>
          </div>
        </>
      );
    case 'code':
      return (
        <>
          {number}
          <SmsCodeField {...field} />
        </>
      );
    case 'register':
      return (
        <>
          {number}
          <SmsCodeField {...field} />
          <NewPasswordField {...field} />
          <AgreementTick step={step} context={context} />
        </>
      );
    case 'forgot':
      return (
        <>
          {number}
          <SmsCodeField {...field} />
          <NewPasswordField {...field} />
        </>
      );
    case 'change':
      return (
        <>
          <OwnMobile mobile={step.ownMobile} sms={sms} context={context} />
          <SmsCodeField {...field} />
          <NewPasswordField {...field} />
        </>
      );
    case 'bind':
      return (
        <>
          {picture ? <MobileField {...field} /> : number}
          {picture}
          {picture && <SendButton sms={sms} context={context} />}
          <SmsCodeField {...field} />
        </>
      );
  }
}

/**
 * Why the form was not accepted, aloud and tied to the form. The toast shows the same words, so they are seen here only
 * while they count the seconds until the next try.
 */
export function Refusal({ submission }: { submission: Submission }) {
  const message = 'message' in submission ? submission.message : '';
  return (
    <div role="alert" data-part="refusal" className={styles.refusal}>
      {submission.status === 'refused' && <VisuallyHidden>{message}</VisuallyHidden>}
      {message && submission.status !== 'refused' && (
        <div className={styles.refusalText}>
          <CriticalIcon size="small" />
          <Text as="span" tone="critical">
            {message}
          </Text>
        </div>
      )}
    </div>
  );
}
