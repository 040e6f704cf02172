export { BindMobileDialog, type BindMobileDialogProps } from './bind-mobile/bind-mobile-dialog.tsx';
export {
  ChangePasswordDialog,
  type ChangePasswordDialogProps,
} from './change-password/change-password-dialog.tsx';
export { LoginDialog, type LoginDialogProps } from './login-dialog.tsx';
export { LoginPanel, type LoginPanelProps, type LoginWays } from './login-panel.tsx';
export type { LoginCode } from './login-step.ts';
