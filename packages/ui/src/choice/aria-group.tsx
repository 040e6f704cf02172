import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { RequiredMark } from './required-mark.tsx';
import { isWritten, type ChoiceGroupProps } from './choice-props.ts';
import * as styles from './group.css.ts';

interface GroupPartsProps {
  field: ChoiceGroupProps;
  /** What is wrong, from wherever it is known. */
  message: ReactNode;
  children: ReactNode;
}

/** Label above, choices, then error and help: react-aria ties them together. */
export function GroupParts({ field, message, children }: GroupPartsProps) {
  const { label, isLabelHidden, isRequired, description } = field;
  return (
    <>
      <Label data-part="label" className={isLabelHidden ? styles.hiddenLabel : styles.label}>
        {label}
        {isRequired && <RequiredMark />}
      </Label>
      {children}
      <ErrorText>{message}</ErrorText>
      {isWritten(description) && (
        <Text slot="description" data-part="description" className={styles.description}>
          {description}
        </Text>
      )}
    </>
  );
}

/** What is wrong; without words of its owner, what the form found. */
export function ErrorText({ children }: { children?: ReactNode }) {
  return (
    <FieldError data-part="error" className={styles.error}>
      {isWritten(children) ? children : undefined}
    </FieldError>
  );
}
