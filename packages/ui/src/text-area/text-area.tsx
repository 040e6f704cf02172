import { forwardRef, useId, useImperativeHandle, type CSSProperties, type KeyboardEvent } from 'react';
import { Field, Frame, type FieldProps } from '../field/field.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { LiveRegion } from '../live-region/live-region.tsx';
import { useStrings } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './text-area.css.ts';
import { useFreeText } from './use-free-text.ts';
import { textAreaStrings } from './text-area.strings.ts';

/** `value` is not controlled in React's sense: typed text stands until its owner renders another value. */
export interface TextAreaProps extends FieldProps {
  /**
   * What the element is made to hold each time its owner renders. Between renders typed text stands by itself, so an
   * owner that keeps a draft outside React's state pays nothing per key. Left out, the element alone holds the text.
   */
  value?: string;
  defaultValue?: string;
  /** Every change, with the whole text. Nothing here renders because of it. */
  onChange?: (value: string) => void;
  /** Ctrl+Enter or Cmd+Enter: send. */
  onSubmit?: (value: string) => void;
  /** Escape, unless it only dismisses an input method. */
  onEscape?: () => void;
  /** Every key, before the field itself does something with it; what prevents its default is done with it. Never one of an input method. */
  onKey?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  /** A list that stands beside the field and follows what is typed: its id, and that of the option that Enter takes. */
  suggestions?: { listId: string; activeId: string } | undefined;
  onFocus?: () => void;
  onBlur?: () => void;
  /** An example, never the name of the field. */
  placeholder?: string;
  /**
   * Shows a count. Nothing is cut: past it the count turns critical and the field invalid, and the owner keeps the send
   * button from sending.
   */
  maxLength?: number;
  /** How long a text is for whoever takes it. @default its code points */
  lengthOf?: (text: string) => number;
  /** Lines when empty. @default 3 */
  rows?: number;
  /** Lines from which it scrolls. @default 12 */
  maxRows?: number;
  isReadOnly?: boolean;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
}

/** Several lines of text. Grows with them. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const { size = 'standard', rows = 3, maxRows = 12, maxLength, isReadOnly } = props;
  const { onFocus, onBlur, suggestions } = props;
  const strings = useStrings(textAreaStrings);
  const countId = useId();
  const [area, count, excess, { handleInput, handleKeyDown }] = useFreeText(props);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  const field = excess > 0 ? { ...props, isInvalid: true } : props;
  const counter = maxLength !== undefined && (
    <span
      ref={count}
      id={countId}
      data-part="count"
      data-over={excess > 0 || undefined}
      className={styles.count}
    />
  );
  return (
    <Field field={field} component="text-area" aside={counter} {...(counter && { describedBy: countId })}>
      {(control, isInvalid) => (
        <Frame size={size} isInvalid={isInvalid} isDisabled={props.isDisabled} isReadOnly={isReadOnly}>
          <textarea
            {...control}
            ref={area}
            data-part="input"
            className={cx(fieldStyles.input, fieldStyles.inset[size], styles.area, styles.inset[size])}
            style={{ '--sy-private-rows': rows, '--sy-private-max-rows': maxRows } as CSSProperties}
            name={props.name}
            rows={rows}
            defaultValue={props.value ?? props.defaultValue}
            placeholder={props.placeholder}
            readOnly={isReadOnly}
            {...(suggestions && {
              'aria-autocomplete': 'list',
              'aria-haspopup': 'listbox',
              'aria-controls': suggestions.listId,
              'aria-activedescendant': suggestions.activeId,
            })}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the owner has just been asked for this field
            autoFocus={props.autoFocus}
            onInput={(event) => handleInput(event.currentTarget)}
            onKeyDown={handleKeyDown}
            onFocus={onFocus && (() => onFocus())}
            onBlur={onBlur && (() => onBlur())}
          />
          {maxLength !== undefined && <LiveRegion message={excess > 0 ? strings.overLimit(excess) : ''} />}
        </Frame>
      )}
    </Field>
  );
});
