import { forwardRef, useImperativeHandle, useRef, type KeyboardEvent, type ReactNode } from 'react';
import * as spinnerStyles from '../button/spinner.css.ts';
import { isComposing } from '../modality/composition.ts';
import { limitTyping, type TextLimit } from '../modality/limit-typing.browser.ts';
import { Field, Frame, type FieldProps } from '../field/field.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { useHeldText } from '../field/use-held-text.ts';
import { CloseIcon, SearchIcon } from '../icons/index.ts';
import { useStrings } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './search-field.css.ts';
import { searchFieldStrings } from './search-field.strings.ts';

/**
 * Controlled by `value`, or uncontrolled from `defaultValue`. It does not search: `onChange` and `onSearch` say when
 * to.
 */
export interface SearchFieldProps extends FieldProps, TextLimit {
  /** Holds the words. Leave out, with `defaultValue`, to let the field hold them. */
  value?: string;
  defaultValue?: string;
  /** Every change, also in the middle of a composition: wait a moment before you search by it. */
  onChange?: (value: string) => void;
  /** Enter, unless it only accepts a candidate of an input method. */
  onSearch?: (value: string) => void;
  /** The clear button or Escape has emptied it; `onChange` was called before. */
  onClear?: () => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Results are on their way: a turning ring in place of the glass. Words can still be typed. */
  isLoading?: boolean;
  /** An example of what can be found, never the name of the field. */
  placeholder?: string;
  /** The key that leads here, such as `/`; seen while the field is empty and not in focus. Listening to it is the page's. */
  shortcut?: ReactNode;
  isReadOnly?: boolean;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
}

/** Words to look for. Keys that an input method needs stay with it and are not heard around the field either. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(props, ref) {
  const { size = 'standard', isDisabled, isReadOnly, isLoading, shortcut, onFocus, onBlur } = props;
  const strings = useStrings(searchFieldStrings);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const [text, setText] = useHeldText(props);
  const canClear = text !== '' && !isDisabled && !isReadOnly;
  const clear = () => {
    setText('');
    props.onClear?.();
    input.current?.focus();
  };
  return (
    <Field field={props} component="search-field">
      {(control, isInvalid) => (
        <Frame
          size={size}
          isInvalid={isInvalid}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          start={<Sign isLoading={isLoading} />}
          end={canClear ? <ClearButton label={strings.clear} onPress={clear} /> : null}
        >
          <input
            {...control}
            ref={input}
            data-part="input"
            className={cx(fieldStyles.input, fieldStyles.inset[size], styles.input)}
            type="search"
            name={props.name}
            value={text}
            placeholder={props.placeholder}
            readOnly={isReadOnly}
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            aria-busy={isLoading || undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the owner has just been asked for this field
            autoFocus={props.autoFocus}
            {...limitTyping(props, setText)}
            onKeyDown={(event) => answerKey(event, canClear ? clear : undefined, props.onSearch)}
            onFocus={onFocus && (() => onFocus())}
            onBlur={onBlur && (() => onBlur())}
          />
          {shortcut && text === '' && (
            <kbd data-part="shortcut" aria-hidden="true" className={styles.shortcut}>
              {shortcut}
            </kbd>
          )}
        </Frame>
      )}
    </Field>
  );
});

/** Escape empties first; only an empty field lets it through to the dialog around it. */
function answerKey(
  event: KeyboardEvent<HTMLInputElement>,
  clear: (() => void) | undefined,
  onSearch: ((value: string) => void) | undefined,
) {
  if (isComposing(event)) return event.stopPropagation();
  if (event.key === 'Enter') onSearch?.(event.currentTarget.value);
  if (event.key !== 'Escape' || !clear) return;
  event.preventDefault();
  event.stopPropagation();
  clear();
}

function Sign({ isLoading }: { isLoading: boolean | undefined }) {
  return (
    <span data-part="sign" className={styles.sign}>
      {isLoading ? <span className={spinnerStyles.spinner} /> : <SearchIcon size="small" />}
    </span>
  );
}

/** Not a stop of its own for the Tab key: Escape does the same. A press leaves the focus in the field. */
function ClearButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      data-part="clear"
      tabIndex={-1}
      aria-label={label}
      className={fieldStyles.button}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <CloseIcon size="small" />
    </button>
  );
}
