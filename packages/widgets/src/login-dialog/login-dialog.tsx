import { LightDialog } from '@shuyuan/ui/light-dialog';
import { useState } from 'react';
import { useHost } from '../host/host-context.tsx';
import type { LoginMode } from '../host/widget-host.ts';
import { loginDialogStrings } from './login-dialog.strings.ts';
import { LoginPanel, type LoginPanelProps } from './login-panel.tsx';

/** As `LoginPanelProps`, with an open state that the page controls. */
export interface LoginDialogProps extends Omit<LoginPanelProps, 'takesFocus' | 'heading'> {
  /** Close it when the host's session has its user. */
  isOpen: boolean;
  /** The person gave up, by the close button or Escape. The pending action is to be dropped. */
  onCancel: () => void;
}

/** Asks for sign-in over the page, so that what the person was doing stays as it was. */
export function LoginDialog({ isOpen, onCancel, onModeChange, ...panel }: LoginDialogProps) {
  const { locale } = useHost();
  const [shown, setShown] = useShownMode(isOpen, panel.mode ?? 1);
  return (
    <LightDialog
      title={loginDialogStrings[locale].titles[shown]}
      size="small"
      isOpen={isOpen}
      // A press beside it would take typed words away.
      keepsOnBackdrop
      onClose={onCancel}
    >
      <LoginPanel
        takesFocus
        {...panel}
        onModeChange={(mode) => {
          setShown(mode);
          onModeChange?.(mode);
        }}
      />
    </LightDialog>
  );
}

/** The mode that names the dialog: anew at each opening, and then as the panel says. */
function useShownMode(isOpen: boolean, mode: LoginMode) {
  const [{ wasOpen, shown }, set] = useState({ wasOpen: isOpen, shown: mode });
  if (isOpen !== wasOpen) set({ wasOpen: isOpen, shown: isOpen ? mode : shown });
  return [shown, (next: LoginMode) => set({ wasOpen: isOpen, shown: next })] as const;
}
