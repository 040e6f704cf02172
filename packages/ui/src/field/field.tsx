import { useId, type ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { useStrings } from '../provider/ui-context.ts';
import * as styles from './field.css.ts';
import { fieldStrings } from './field.strings.ts';
import { isWritten, useFieldError } from './use-field-error.ts';

/** 28, 36 and 44 px high; less in compact density. */
export type FieldSize = 'small' | 'standard' | 'large';

/** What every field has around its control. */
export interface FieldProps {
  /** Its name. Always there; see `isLabelHidden`. */
  label: string;
  /** Spoken only. The place must then say by itself what belongs here. */
  isLabelHidden?: boolean;
  /** Help that stays: read out after the name. */
  description?: ReactNode;
  /** What is wrong and how to right it. Marks the field invalid unless `isInvalid` says otherwise. */
  errorMessage?: ReactNode;
  /** @default whether there is an `errorMessage` */
  isInvalid?: boolean;
  /** Marked, and spoken; the form itself checks, in its own words. */
  isRequired?: boolean;
  isDisabled?: boolean;
  /** @default 'standard' */
  size?: FieldSize;
  /** Id of the control. */
  id?: string;
  /** Key in the form's data, and of the field's error in a `Form`. */
  name?: string;
}

/** Attributes that tie a control to its label, help and error. */
export interface ControlWiring {
  id: string;
  disabled?: boolean;
  'aria-required'?: true;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface FieldShellProps {
  field: FieldProps;
  /** Public name for `data-component`. */
  component: string;
  /** Opposite the help: a counter. */
  aside?: ReactNode;
  /** Ids of further descriptions. */
  describedBy?: string;
  children: (control: ControlWiring, isInvalid: boolean) => ReactNode;
}

/** Label above, help and error below, and the ARIA between them. The control is the caller's. */
export function Field({ field, children, component, aside, describedBy }: FieldShellProps) {
  const own = useId();
  const { id = own, description, isRequired, isDisabled } = field;
  const { message, isInvalid } = useFieldError(field);
  const hasError = isInvalid && isWritten(message);
  const hasDescription = isWritten(description);
  const described = [hasError && `${own}-error`, hasDescription && `${own}-description`, describedBy].filter(
    Boolean,
  );
  const wiring: ControlWiring = {
    id,
    ...(isDisabled && { disabled: true }),
    ...(isRequired && { 'aria-required': true }),
    ...(isInvalid && { 'aria-invalid': true }),
    ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
  };
  return (
    <div data-component={component} className={styles.field}>
      <FieldLabel field={field} id={id} />
      {children(wiring, isInvalid)}
      {(hasDescription || hasError || aside) && (
        <div data-part="footer" className={styles.footer}>
          <div className={styles.footerText}>
            {hasError && (
              <div data-part="error" id={`${own}-error`} className={styles.error}>
                {message}
              </div>
            )}
            {hasDescription && (
              <div data-part="description" id={`${own}-description`} className={styles.description}>
                {description}
              </div>
            )}
          </div>
          {aside}
        </div>
      )}
    </div>
  );
}

function FieldLabel({ field, id }: { field: FieldProps; id: string }) {
  const { label, isLabelHidden, isRequired } = field;
  return (
    <label data-part="label" htmlFor={id} className={isLabelHidden ? styles.hiddenLabel : styles.label}>
      {label}
      {isRequired && <RequiredMark />}
    </label>
  );
}

/** Seen only: the control itself says that it is required. */
export function RequiredMark() {
  const strings = useStrings(fieldStrings);
  return (
    <span aria-hidden="true" title={strings.required} className={styles.required}>
      *
    </span>
  );
}

interface FrameProps {
  size: FieldSize;
  isInvalid: boolean;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  start?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}

/** The outlined box, with places before and after the control. */
export function Frame({ size, isInvalid, isDisabled, isReadOnly, start, end, children }: FrameProps) {
  return (
    <div
      data-part="frame"
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
      data-readonly={isReadOnly || undefined}
      className={cx(styles.frame, styles.frameSize[size])}
    >
      {start && <span className={cx(styles.affix, styles.start)}>{start}</span>}
      {children}
      {end && <span className={cx(styles.affix, styles.end)}>{end}</span>}
    </div>
  );
}
