import type { ComponentType, ReactNode } from 'react';
import { CheckIcon } from '../icons/index.ts';
import * as styles from './listbox.css.ts';
import type { ListOption } from './options.ts';

interface OptionContentProps {
  option: ListOption;
  /** Put round all words where they are the name of the option: react-aria's `Text`, which ties them to it. */
  name?: ComponentType<{ slot: string; className: string; children: ReactNode }>;
  labelId?: string;
  descriptionId?: string;
}

/** What stands in a row that can be chosen: pictogram, words, a quieter line, and the mark of the choice. */
export function OptionContent({ option, name: Name, labelId, descriptionId }: OptionContentProps) {
  const { icon, label, description } = option;
  const words = (
    <>
      <span id={labelId} data-part="label" className={icon ? styles.label : styles.labelAlone}>
        {label}
      </span>
      {description && (
        <span
          id={descriptionId}
          data-part="description"
          className={icon ? styles.description : styles.descriptionAlone}
        >
          {description}
        </span>
      )}
    </>
  );
  return (
    <>
      {icon && (
        <span data-part="icon" className={styles.icon}>
          {icon}
        </span>
      )}
      {Name ? (
        <Name slot="label" className={styles.name}>
          {words}
        </Name>
      ) : (
        words
      )}
      <span data-part="mark" className={styles.mark}>
        <CheckIcon size="small" />
      </span>
    </>
  );
}
