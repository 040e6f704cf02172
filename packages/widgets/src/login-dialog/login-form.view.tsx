import { Button } from '@shuyuan/ui/button';
import { CriticalIcon } from '@shuyuan/ui/icons';
import { Text } from '@shuyuan/ui/layout';
import { PasswordField } from '@shuyuan/ui/password-field';
import { TextField } from '@shuyuan/ui/text-field';
import type { RefObject } from 'react';
import * as styles from './login-dialog.css.ts';
import type { LoginDialogStrings } from './login-dialog.strings.ts';
import { passwordProblems, type PasswordField as FieldName } from './login-form.ts';
import type { LoginStep, Submission } from './login-step.ts';

export interface LoginFormViewProps {
  step: LoginStep;
  strings: LoginDialogStrings;
  /** Takes the focus when the form appears. */
  takesFocus?: boolean;
  fields?: Record<FieldName, RefObject<HTMLInputElement | null>>;
  onChange: (field: FieldName, value: string) => void;
  onLeave: (field: FieldName) => void;
  onSubmit: () => void;
}

/** A picture of a login step. */
export function LoginFormView({
  step,
  strings,
  takesFocus,
  fields,
  onChange,
  onLeave,
  onSubmit,
}: LoginFormViewProps) {
  const { submission } = step;
  const wiring = (field: FieldName) => ({
    label: strings[field],
    name: field,
    size: 'large' as const,
    value: step[field],
    errorMessage: problemText(step, field, strings),
    ...(fields && { ref: fields[field] }),
    onChange: (value: string) => onChange(field, value),
    onBlur: () => onLeave(field),
  });
  return (
    <form
      noValidate
      data-component="login-form"
      data-state={submission.status}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Refusal submission={submission} />
      <TextField
        {...wiring('mobile')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        enterKeyHint="next"
        {...(takesFocus && { autoFocus: true })}
      />
      <PasswordField {...wiring('password')} autoComplete="current-password" enterKeyHint="go" />
      <Button
        type="submit"
        tone="action"
        size="large"
        isFullWidth
        isPending={submission.status === 'sending'}
        isDisabled={submission.status === 'waiting'}
      >
        {submission.status === 'waiting' ? strings.retryIn(asTime(submission.seconds)) : strings.submit}
      </Button>
    </form>
  );
}

function Refusal({ submission }: { submission: Submission }) {
  const message = 'message' in submission ? submission.message : '';
  return (
    <div role="alert" data-part="refusal" className={styles.refusal}>
      {message && (
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

function problemText(step: LoginStep, field: FieldName, strings: LoginDialogStrings) {
  const problem = step.checked.includes(field) && passwordProblems(step)[field];
  if (!problem) return undefined;
  if (field === 'password') return strings.passwordMissing;
  return problem === 'missing' ? strings.mobileMissing : strings.mobileMalformed;
}

const asTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
