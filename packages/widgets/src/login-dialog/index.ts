export { LoginDialog, type LoginDialogProps } from './login-dialog.tsx';
export { LoginPanel, type LoginPanelProps } from './login-panel.tsx';
