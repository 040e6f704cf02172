export { Button, type ButtonProps } from './button.tsx';
export type { ButtonLook, ButtonRelations, ButtonSize, ButtonTone } from './press-props.ts';
