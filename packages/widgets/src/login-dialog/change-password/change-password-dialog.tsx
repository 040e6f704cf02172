import type { CaptchaApi } from '@shuyuan/api-client';
import { LightDialog } from '@shuyuan/ui/light-dialog';
import { useHost } from '../../host/host-context.tsx';
import { Proof } from '../lazy-modules.tsx';
import type { ChangeCalls } from '../login-calls.ts';
import { createChangeCall } from '../login-calls.ts';
import { loginDialogStrings } from '../login-dialog.strings.ts';
import { enter } from '../login-step.ts';
import { useLogin } from '../use-login.ts';
import { useState } from 'react';
import { ChangePasswordView } from './change-password.view.tsx';

/** Controlled by `isOpen`. Needs a signed-in user with a mobile number. */
export interface ChangePasswordDialogProps {
  isOpen: boolean;
  /** `client.session`, or any object with this call. Keep the object between renders. */
  session: ChangeCalls;
  /** `client.captcha`, or any object with these calls. Keep the object between renders. */
  captcha: CaptchaApi;
  /** Masked number of the account, as `my/detail` has it: the code goes there. */
  mobile: string;
  /** Called when the password is changed; the session goes on. */
  onChanged: () => void;
  /** Called when the person closes the dialog without a change. */
  onCancel: () => void;
}

/** Changes the password of the signed-in account by a code on its number. Who is signed out uses mode 3 of `LoginDialog`. */
export function ChangePasswordDialog({ isOpen, ...form }: ChangePasswordDialogProps) {
  const { locale } = useHost();
  return (
    <LightDialog
      title={loginDialogStrings[locale].changeTitle}
      size="small"
      isOpen={isOpen}
      // A press beside it would take typed words away.
      keepsOnBackdrop
      onClose={form.onCancel}
    >
      <ChangePasswordForm key={locale} {...form} />
    </LightDialog>
  );
}

function ChangePasswordForm(props: Omit<ChangePasswordDialogProps, 'isOpen'>) {
  const { session, captcha, mobile, onChanged, onCancel } = props;
  const [first] = useState(() => enter.change(mobile));
  const [send] = useState(() => createChangeCall(session));
  const { store, step, sms, strings, news, context, panel } = useLogin({
    send,
    captcha,
    first,
    takesFocus: true,
    onDone: onChanged,
  });
  if (step.kind !== 'change') return null;
  return (
    <>
      <ChangePasswordView {...{ step, sms, context, news, onCancel }} panelRef={panel} />
      <Proof sms={sms} captcha={captcha} store={store} strings={strings} />
    </>
  );
}
