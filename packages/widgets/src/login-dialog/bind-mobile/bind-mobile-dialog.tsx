import type { CaptchaApi } from '@shuyuan/api-client';
import { LightDialog } from '@shuyuan/ui/light-dialog';
import { useHost } from '../../host/host-context.tsx';
import type { BindCalls } from '../login-calls.ts';
import { loginDialogStrings } from '../login-dialog.strings.ts';
import type { LoginCode } from '../login-step.ts';
import { BindMobileForm } from './bind-mobile-form.tsx';

/** Controlled by `isOpen`. The number is bound to the signed-in account, or to that of `loginCode`. */
export interface BindMobileDialogProps {
  isOpen: boolean;
  /** `client.session`, or any object with these calls. Keep the object between renders. */
  session: BindCalls;
  /** `client.captcha`, or any object with these calls. Keep the object between renders. */
  captcha: Pick<CaptchaApi, 'image' | 'sendSms'>;
  /** What the number is bound to. @default the account that is signed in */
  loginCode?: LoginCode | null;
  /** The `msv` that the person came with. */
  source?: string;
  /** The number is bound; by a `loginCode` the host's session has its user now, otherwise load the user again. */
  onBound: () => void;
  /** Without it the dialog cannot be cancelled: no close button, and neither Escape nor a press beside it does anything. */
  onCancel?: () => void;
  /** The way out of a dialog that cannot be cancelled: end the session. */
  onSignOut?: () => void;
}

/** Asks for a mobile number, with a picture captcha before the SMS. */
export function BindMobileDialog({ isOpen, ...form }: BindMobileDialogProps) {
  const { locale } = useHost();
  const { onCancel } = form;
  return (
    <LightDialog
      title={loginDialogStrings[locale].titles[13]}
      size="small"
      isOpen={isOpen}
      keepsOnBackdrop
      onClose={onCancel}
    >
      <BindMobileForm key={locale} {...form} />
    </LightDialog>
  );
}
