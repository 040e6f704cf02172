import type { ReactNode } from 'react';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { GroupParts } from '../choice/aria-group.tsx';
import type { ChoiceGroupProps } from '../choice/choice-props.ts';
import * as choiceStyles from '../choice/choice.css.ts';
import * as styles from '../choice/group.css.ts';
import { useChoiceError } from '../choice/use-choice-error.ts';
import { cx } from '../theme/cx.ts';

/** Controlled by `value`, or uncontrolled from `defaultValue`; both list the values that are chosen. */
export interface CheckboxGroupProps extends ChoiceGroupProps {
  /** `Checkbox`es, each with its `value`. */
  children: ReactNode;
  /** Holds the values that are chosen. Leave out, with `defaultValue`, to let the boxes hold them. */
  value?: string[];
  defaultValue?: string[];
  onChange?: (value: string[]) => void;
}

/** Several of a few, under one question. */
export function CheckboxGroup({ children, ...field }: CheckboxGroupProps) {
  const { size = 'standard', orientation = 'vertical' } = field;
  const { message, isInvalid } = useChoiceError(field);
  return (
    <AriaCheckboxGroup
      {...field}
      isInvalid={isInvalid}
      validationBehavior="aria"
      data-component="checkbox-group"
      className={cx(styles.group, choiceStyles.size[size])}
    >
      <GroupParts field={field} message={message}>
        <div data-part="choices" className={styles.orientation[orientation]}>
          {children}
        </div>
      </GroupParts>
    </AriaCheckboxGroup>
  );
}
