import { forwardRef, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons/index.ts';
import { NativeIconButton } from '../native-button/native-icon-button.tsx';
import { useStrings } from '../provider/ui-context.ts';
import { Input } from '../text-field/input.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import { passwordFieldStrings } from './password-field.strings.ts';

/** As `TextFieldProps`, without what the field decides itself; `autoComplete` is required for password managers. */
export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'end' | 'start' | 'autoComplete' | 'isReadOnly'
> {
  /** Tells a password manager whether to fill one in or to invent one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A secret, with a button that shows it. It hides again when the page is left. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField(props, ref) {
    const strings = useStrings(passwordFieldStrings);
    const [isShown, setIsShown] = useState(false);
    const toggle = (
      <NativeIconButton
        size="small"
        label={isShown ? strings.hide : strings.show}
        icon={isShown ? <EyeOffIcon size="small" /> : <EyeIcon size="small" />}
        isDisabled={props.isDisabled ?? false}
        onPress={() => setIsShown(!isShown)}
      />
    );
    return (
      <Input
        {...props}
        ref={ref}
        component="password-field"
        type={isShown ? 'text' : 'password'}
        end={toggle}
      />
    );
  },
);
