import { Dialog } from '@shuyuan/ui/dialog';
import { useHost } from '../host/host-context.tsx';
import { loginDialogStrings } from './login-dialog.strings.ts';
import { LoginPanel, type LoginPanelProps } from './login-panel.tsx';

export interface LoginDialogProps extends Pick<LoginPanelProps, 'session' | 'onSignedIn'> {
  /** Close it when the host's session has its user. */
  isOpen: boolean;
  /** The person gave up, by the close button or Escape. The pending action is to be dropped. */
  onCancel: () => void;
}

/** Asks for sign-in over the page, so that what the person was doing stays as it was. */
export function LoginDialog({ session, isOpen, onCancel, onSignedIn }: LoginDialogProps) {
  const { locale } = useHost();
  return (
    <Dialog
      title={loginDialogStrings[locale].title}
      size="small"
      isOpen={isOpen}
      // A press beside it would take typed words away.
      keepsOnBackdrop
      onOpenChange={(opens) => {
        if (!opens) onCancel();
      }}
    >
      <LoginPanel takesFocus session={session} {...(onSignedIn && { onSignedIn })} />
    </Dialog>
  );
}
