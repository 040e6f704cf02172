// A module of its own, so that the dialog's code is not in one piece with the form that the login page shows.
export { LoginDialog } from '@shuyuan/widgets/login-dialog';
