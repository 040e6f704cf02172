export { NativeButton, type NativeButtonProps } from './native-button.tsx';
export { NativeFormButton, type NativeFormButtonProps } from './native-form-button.tsx';
export { NativeIconButton, type NativeIconButtonProps } from './native-icon-button.tsx';
