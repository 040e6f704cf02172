// A module of its own, so that the dialogs' code is not in one piece with the form that the login page shows.
export { BindMobileDialog, ChangePasswordDialog, LoginDialog } from '@shuyuan/widgets/login-dialog';
