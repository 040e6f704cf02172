export { Dialog, type DialogContent, type DialogProps, type DialogSize } from './dialog.tsx';
export { DialogTrigger, type DialogTriggerProps } from './dialog-trigger.tsx';
