import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import * as styles from './field.css.ts';
import { RequiredMark, type FieldProps } from './field.tsx';
import { useFieldError } from './use-field-error.ts';

/** What a field of react-aria is told. An error of its own, such as a day out of range, stands unless there is a better one. */
export function useAriaField(field: FieldProps) {
  const { message, isInvalid } = useFieldError(field);
  return {
    message,
    wiring: {
      // The form checks in its own words; the browser's bubbles stay away.
      validationBehavior: 'aria' as const,
      ...((isInvalid || field.isInvalid === false) && { isInvalid }),
      ...(field.isRequired && { isRequired: true }),
      ...(field.isDisabled && { isDisabled: true }),
      ...(field.id !== undefined && { id: field.id }),
      ...(field.name !== undefined && { name: field.name }),
    },
  };
}

/** The label of a field that react-aria wires; looks as `Field`'s does. */
export function AriaLabel({ field: { label, isLabelHidden, isRequired } }: { field: FieldProps }) {
  return (
    <Label data-part="label" className={isLabelHidden ? styles.hiddenLabel : styles.label}>
      {label}
      {isRequired && <RequiredMark />}
    </Label>
  );
}

interface AriaFooterProps {
  description?: ReactNode;
  /** In place of what react-aria itself has found wrong. */
  message?: ReactNode;
}

/** Error and help of a field that react-aria wires; looks as `Field`'s do. */
export function AriaFooter({ description, message }: AriaFooterProps) {
  return (
    <div data-part="footer" className={styles.ariaFooter}>
      <FieldError data-part="error" elementType="div" className={styles.error}>
        {({ validationErrors, defaultChildren }) =>
          message || (validationErrors.length > 0 && defaultChildren)
        }
      </FieldError>
      {description && (
        <Text slot="description" data-part="description" elementType="div" className={styles.description}>
          {description}
        </Text>
      )}
    </div>
  );
}
