export { Dialog, type DialogProps, type DialogSize } from './dialog.tsx';
export { DialogTrigger, type DialogTriggerProps } from './dialog-trigger.tsx';
export type { DialogContent, SheetProps } from './sheet.tsx';
