import { CodeField } from '@shuyuan/ui/code-field';
import { NativeFormButton } from '@shuyuan/ui/native-button';
import { PasswordField } from '@shuyuan/ui/password-field';
import { TextField } from '@shuyuan/ui/text-field';
import * as styles from './login-dialog.css.ts';
import type { LoginDialogStrings } from './login-dialog.strings.ts';
import { problemsOf } from './login-form.ts';
import { valueOf, type FieldName, type FormStep } from './login-step.ts';
import type { LoginViewContext } from './login-view-context.ts';
import type { SmsCodeState } from './sms-code/sms-code.state.ts';
import { waitText } from './wait-text.ts';

interface FieldViewProps {
  step: FormStep;
  context: LoginViewContext;
}

/** What every field of a step has in common. */
function wiring({ step, context }: FieldViewProps, field: FieldName) {
  const { submission } = step;
  return {
    name: field,
    size: 'large' as const,
    value: valueOf(step, field),
    errorMessage: problemText(step, field, context.strings),
    ...(submission.status === 'refused' && submission.field === field && { isInvalid: true }),
    onChange: (value: string) => context.actions.onChange(field, value),
    onBlur: () => context.actions.onLeave(field),
  };
}

/** What is wrong with a field, once it may be said. */
export function problemText(step: FormStep, field: FieldName, strings: LoginDialogStrings) {
  const problem = step.checked.includes(field) ? problemsOf(step)[field] : undefined;
  return problem && strings.problems[step.kind][field]?.[problem];
}

export function MobileField(props: FieldViewProps) {
  return (
    <TextField
      {...wiring(props, 'mobile')}
      label={props.context.strings.fields.mobile}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      enterKeyHint="next"
    />
  );
}

/** The number and, beside it, the button that sends a code to it. */
export function SmsMobileField({ sms, ...props }: FieldViewProps & { sms: SmsCodeState }) {
  return (
    <div className={styles.numberRow}>
      <div className={styles.number}>
        <MobileField {...props} />
      </div>
      <div className={styles.send}>
        <SendButton sms={sms} context={props.context} />
      </div>
    </div>
  );
}

/** The masked number of the account, which nobody has to type, and the button that sends a code to it. */
export function OwnMobile({
  mobile,
  ...send
}: {
  mobile: string;
  sms: SmsCodeState;
  context: LoginViewContext;
}) {
  return (
    <div className={styles.numberRow}>
      <div className={styles.number}>
        <TextField
          label={send.context.strings.fields.mobile}
          value={mobile}
          size="large"
          isReadOnly
          onChange={() => {}}
        />
      </div>
      <div className={styles.send}>
        <SendButton {...send} />
      </div>
    </div>
  );
}

export function SendButton({ sms, context }: { sms: SmsCodeState; context: LoginViewContext }) {
  const { strings, actions } = context;
  return (
    <NativeFormButton
      size="large"
      isFullWidth
      isPending={sms.status === 'sending' || sms.status === 'proving'}
      isDisabled={sms.status === 'waiting'}
      onPress={actions.onRequestCode}
    >
      {sendLabel(sms, strings)}
    </NativeFormButton>
  );
}

function sendLabel(sms: SmsCodeState, strings: LoginDialogStrings) {
  if (sms.status === 'waiting') return strings.codeIn(waitText(sms.seconds, strings));
  return sms.status === 'ready' && sms.isAgain ? strings.getCodeAgain : strings.getCode;
}

export function SmsCodeField(props: FieldViewProps) {
  return <CodeField {...wiring(props, 'mobile_code')} label={props.context.strings.fields.mobile_code} />;
}

export function OwnPasswordField(props: FieldViewProps) {
  return (
    <PasswordField
      {...wiring(props, 'password')}
      label={props.context.strings.fields.password}
      autoComplete="current-password"
      enterKeyHint="go"
    />
  );
}

export function NewPasswordField(props: FieldViewProps) {
  const { fields, passwordHelp } = props.context.strings;
  const { errorMessage, ...rest } = wiring(props, 'password');
  return (
    <PasswordField
      {...rest}
      errorMessage={errorMessage}
      label={
        props.step.kind === 'forgot' || props.step.kind === 'change'
          ? fields.changedPassword
          : fields.newPassword
      }
      // What is wrong says the same and more.
      description={errorMessage ? undefined : passwordHelp}
      autoComplete="new-password"
      enterKeyHint="go"
    />
  );
}
