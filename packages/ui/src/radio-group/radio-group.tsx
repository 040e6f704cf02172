import type { ReactNode } from 'react';
import { RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { GroupParts } from '../choice/aria-group.tsx';
import type { ChoiceGroupProps } from '../choice/choice-props.ts';
import * as choiceStyles from '../choice/choice.css.ts';
import * as styles from '../choice/group.css.ts';
import { useChoiceError } from '../choice/use-choice-error.ts';
import { cx } from '../theme/cx.ts';

/** Controlled by `value`, or uncontrolled from `defaultValue`; null means that nothing is chosen yet. */
export interface RadioGroupProps<Value extends string = string> extends ChoiceGroupProps {
  /** `Radio`s. */
  children: ReactNode;
  /** Holds the value that is chosen, or null. Leave out, with `defaultValue`, to let the group hold it. */
  value?: Value | null;
  defaultValue?: Value | null;
  onChange?: (value: Value) => void;
  /** `cards` are pressed anywhere: for a choice that is weighed, such as a plan. @default 'list' */
  layout?: 'list' | 'cards';
}

/** One of a few, all of them in sight. */
export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>) {
  const { children, layout = 'list', onChange, ...field } = props;
  const { size = 'standard', orientation = 'vertical' } = field;
  const { message, isInvalid } = useChoiceError(field);
  return (
    <AriaRadioGroup
      {...field}
      {...(onChange && { onChange: (value) => onChange(value as Value) })}
      isInvalid={isInvalid}
      validationBehavior="aria"
      data-component="radio-group"
      className={cx(styles.group, choiceStyles.size[size])}
    >
      <GroupParts field={field} message={message}>
        <div
          data-part="choices"
          className={layout === 'cards' ? choiceStyles.cards : styles.orientation[orientation]}
        >
          {children}
        </div>
      </GroupParts>
    </AriaRadioGroup>
  );
}
