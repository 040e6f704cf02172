import type { ElementType } from 'react';
import { CheckIcon } from '../icons/index.ts';
import * as styles from './listbox.css.ts';
import type { ListOption } from './options.ts';

interface OptionContentProps {
  option: ListOption;
  /** The element of label and description; react-aria's `Text` ties them to an option of its own. @default 'span' */
  part?: ElementType;
  labelId?: string;
  descriptionId?: string;
}

/** What stands in a row that can be chosen: pictogram, words, a quieter line, and the mark of the choice. */
export function OptionContent({ option, part: Part = 'span', labelId, descriptionId }: OptionContentProps) {
  const { icon, label, description } = option;
  const isAria = Part !== 'span';
  return (
    <>
      {icon && (
        <span data-part="icon" className={styles.icon}>
          {icon}
        </span>
      )}
      <Part
        id={labelId}
        data-part="label"
        className={icon ? styles.label : styles.labelAlone}
        {...(isAria && { slot: 'label' })}
      >
        {label}
      </Part>
      {description && (
        <Part
          id={descriptionId}
          data-part="description"
          className={icon ? styles.description : styles.descriptionAlone}
          {...(isAria && { slot: 'description' })}
        >
          {description}
        </Part>
      )}
      <span data-part="mark" className={styles.mark}>
        <CheckIcon size="small" />
      </span>
    </>
  );
}
