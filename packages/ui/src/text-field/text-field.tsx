import { forwardRef, type ReactNode } from 'react';
import type { FieldProps } from '../field/field.tsx';
import type { TextLimit } from '../modality/limit-typing.browser.ts';
import { Input } from './input.tsx';

/** Controlled by `value`, or uncontrolled from `defaultValue`. Label, help and error come from `FieldProps`. */
export interface TextFieldProps extends FieldProps, TextLimit {
  /** Holds the text. Leave out, with `defaultValue`, to let the element hold it. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Returns the text that the field shows and passes on, such as a pasted code without its blanks. Applied to every change except during a composition. */
  clean?: (text: string) => string;
  /** Enter, unless it only accepts a candidate of an input method. */
  onEnter?: (value: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Chooses the keyboard and what the browser offers. @default 'text' */
  type?: 'text' | 'tel' | 'email' | 'url' | 'search' | 'password';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'search' | 'email' | 'url' | 'none';
  /** What the browser may fill in: `tel`, `one-time-code`, `current-password` … */
  autoComplete?: string;
  /** Word on a soft keyboard's Enter. */
  enterKeyHint?: 'done' | 'go' | 'next' | 'search' | 'send';
  /** An example, never the name of the field. */
  placeholder?: string;
  isReadOnly?: boolean;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
  /** Inside the frame, before the text: a pictogram or a country code. */
  start?: ReactNode;
  /** Inside the frame, after the text: a small button. */
  end?: ReactNode;
}

/** One line of text. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  return <Input {...props} ref={ref} component="text-field" />;
});
