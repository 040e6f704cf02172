import { forwardRef, useId, useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { AriaFooter, AriaLabel, useAriaField } from '../field/aria-field.tsx';
import type { FieldProps } from '../field/field.tsx';
import { isWritten } from '../field/use-field-error.ts';
import * as fieldStyles from '../field/field.css.ts';
import { MinusIcon, PlusIcon } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import { numberProblem } from './number-bounds.ts';
import * as styles from './number-field.css.ts';
import { numberFieldStrings } from './number-field.strings.ts';
import { pasteNumber } from './paste-number.ts';

/** Controlled by `value`, or uncontrolled from `defaultValue`; both are numbers, the formatting is the field's. */
export interface NumberFieldProps extends FieldProps {
  /** Holds the number; null is an empty field. Leave out, with `defaultValue`, to let the field hold it. */
  value?: number | null;
  defaultValue?: number;
  /** Called when the field is left, on Enter and on each step, not on each key: half a number is none. */
  onChange?: (value: number | null) => void;
  /** Least number. A lower one stays as typed, is passed to `onChange` and marks the field invalid: see `isNumberWithin`. */
  min?: number;
  /** Greatest number. A higher one stays as typed, is passed to `onChange` and marks the field invalid: see `isNumberWithin`. */
  max?: number;
  /** Size of a step. A number between two steps, counted from `min`, marks the field invalid. @default 1, and any number is valid */
  step?: number;
  /** How the number is written in the reader's language: digits, percent, money. */
  format?: Intl.NumberFormatOptions;
  /** Stands after the number, and is read as part of the help: `课时`, `分`. */
  unit?: ReactNode;
  /** Without them only keys step. @default true */
  hasSteppers?: boolean;
  isReadOnly?: boolean;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
  onFocus?: () => void;
  onBlur?: () => void;
}

/** A number that somebody counts with, written as the reader's language writes it. The mouse wheel never changes it. */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(props, ref) {
  const { size = 'standard', unit, isReadOnly, hasSteppers = true, onFocus, onBlur } = props;
  const unitId = useId();
  const strings = useStrings(numberFieldStrings);
  const { errorMessage, onChange } = useBounds(props);
  const { message, wiring } = useAriaField({ ...props, errorMessage });
  return (
    <AriaNumberField
      {...wiring}
      {...numbersOf({ ...props, onChange })}
      // Anything typed is kept and told; react-aria would clamp and round it without a word.
      commitBehavior="validate"
      {...(unit && { 'aria-describedby': unitId })}
      {...(isReadOnly && { isReadOnly })}
      {...(props.autoFocus && { autoFocus: true })}
      {...(onFocus && { onFocus: () => onFocus() })}
      {...(onBlur && { onBlur: () => onBlur() })}
      isWheelDisabled
      decrementAriaLabel={strings.less(props.label)}
      incrementAriaLabel={strings.more(props.label)}
      data-component="number-field"
      className={fieldStyles.field}
    >
      <AriaLabel field={props} />
      <Group
        data-part="frame"
        onPasteCapture={pasteNumber}
        isReadOnly={isReadOnly ?? false}
        className={cx(fieldStyles.frame, fieldStyles.frameSize[size], styles.frame, styles.height[size])}
      >
        <Input
          ref={ref}
          data-part="input"
          className={cx(fieldStyles.input, fieldStyles.inset[size], styles.input)}
        />
        {unit && (
          <span data-part="unit" id={unitId} className={styles.unit}>
            {unit}
          </span>
        )}
        {hasSteppers && !isReadOnly && <Steppers />}
      </Group>
      <AriaFooter description={props.description} message={message} />
    </AriaNumberField>
  );
});

/** Error of the owner, or that of a number beyond the bounds. */
function useBounds({
  value,
  defaultValue,
  onChange,
  errorMessage,
  min,
  max,
  step,
  format,
}: NumberFieldProps) {
  const strings = useStrings(numberFieldStrings);
  const { locale } = useUi();
  const [left, setLeft] = useState<number | null>(defaultValue ?? null);
  const problem = numberProblem(value === undefined ? left : value, { min, max, step });
  const told = problem && {
    text: strings[problem.kind](
      new Intl.NumberFormat(locale, problem.kind === 'tooFine' ? {} : format).format(problem.bound),
    ),
  };
  return {
    errorMessage: isWritten(errorMessage) || !told ? errorMessage : told.text,
    onChange: (next: number | null) => {
      setLeft(next);
      onChange?.(next);
    },
  };
}

function numbersOf({ value, defaultValue, onChange, min, max, step, format }: NumberFieldProps) {
  return {
    ...(value !== undefined && { value: value ?? Number.NaN }),
    ...(defaultValue !== undefined && { defaultValue }),
    ...(onChange && { onChange: (next: number) => onChange(Number.isNaN(next) ? null : next) }),
    ...(min !== undefined && { minValue: min }),
    ...(max !== undefined && { maxValue: max }),
    ...(step !== undefined && { step }),
    ...(format && { formatOptions: format }),
  };
}

/** Side by side, so that each is a target of its own; the arrow keys do the same. */
function Steppers() {
  return (
    <span data-part="steppers" className={styles.steppers}>
      <Button slot="decrement" data-part="decrement" className={cx(fieldStyles.button, styles.stepper)}>
        <MinusIcon size="small" />
      </Button>
      <Button slot="increment" data-part="increment" className={cx(fieldStyles.button, styles.stepper)}>
        <PlusIcon size="small" />
      </Button>
    </span>
  );
}
