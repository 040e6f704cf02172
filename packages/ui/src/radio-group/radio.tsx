import type { ReactNode } from 'react';
import { RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { isWritten, type ChoiceWords } from '../choice/choice-props.ts';
import * as styles from '../choice/choice.css.ts';
import * as groupStyles from '../choice/group.css.ts';
import { cx } from '../theme/cx.ts';

/** `value` is what the group's `onChange` is called with. */
export interface RadioProps extends ChoiceWords {
  /** Its name, and what is pressed beside the ring. */
  children: ReactNode;
  /** What it stands for. */
  value: string;
  /** Seen, spoken and passed over. */
  isDisabled?: boolean;
}

/** One answer of a `RadioGroup`. */
export function Radio({ children, description, aside, ...field }: RadioProps) {
  return (
    <RadioField {...field} data-part="choice" className={styles.choice}>
      <RadioButton data-part="control" className={styles.control}>
        <span data-part="box" className={cx(styles.box, styles.mark)} />
        <span data-part="text" className={styles.text}>
          {children}
        </span>
        {/* Said apart, where no layout keeps the two apart. */ ' '}
        {isWritten(aside) && (
          <span data-part="aside" className={styles.aside}>
            {aside}
          </span>
        )}
      </RadioButton>
      {isWritten(description) && (
        <div className={styles.notes}>
          <Text slot="description" data-part="description" className={groupStyles.description}>
            {description}
          </Text>
        </div>
      )}
    </RadioField>
  );
}
