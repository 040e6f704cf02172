import { forwardRef, type KeyboardEvent } from 'react';
import { Field, Frame } from '../field/field.tsx';
import { isComposing } from '../modality/composition.ts';
import { limitTyping } from '../modality/limit-typing.browser.ts';
import * as styles from '../field/field.css.ts';
import { cx } from '../theme/cx.ts';
import type { TextFieldProps } from './text-field.tsx';

/** The field behind `TextField` and `PasswordField`. */
export const Input = forwardRef<HTMLInputElement, TextFieldProps & { component: string }>(function Input(
  { component, ...props },
  ref,
) {
  const { onChange, onEnter, onFocus, onBlur, size = 'standard', isReadOnly } = props;
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !isComposing(event)) onEnter?.(event.currentTarget.value);
  };
  return (
    <Field field={props} component={component}>
      {(control, isInvalid) => (
        <Frame
          size={size}
          isInvalid={isInvalid}
          isDisabled={props.isDisabled}
          isReadOnly={isReadOnly}
          start={props.start}
          end={props.end}
        >
          <input
            {...control}
            ref={ref}
            data-part="input"
            className={cx(styles.input, styles.inset[size])}
            type={props.type ?? 'text'}
            name={props.name}
            value={props.value}
            defaultValue={props.defaultValue}
            inputMode={props.inputMode}
            autoComplete={props.autoComplete}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the owner has just been asked for this field
            autoFocus={props.autoFocus}
            enterKeyHint={props.enterKeyHint}
            placeholder={props.placeholder}
            readOnly={isReadOnly}
            {...limitTyping(props, onChange)}
            onKeyDown={onEnter && handleKeyDown}
            onFocus={onFocus && (() => onFocus())}
            onBlur={onBlur && (() => onBlur())}
          />
        </Frame>
      )}
    </Field>
  );
});
