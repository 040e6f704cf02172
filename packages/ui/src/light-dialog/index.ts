export { LightDialog, type LightDialogProps } from './light-dialog.tsx';
