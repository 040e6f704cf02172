import { useState, type KeyboardEvent, type Ref } from 'react';
import * as fieldStyles from '../field/field.css.ts';
import type { ControlWiring } from '../field/field.tsx';
import { ChevronDownIcon } from '../icons/index.ts';
import { optionsOf } from '../listbox/options.ts';
import { useStrings } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import { createLetterSearch, isLetter } from './find-by-letters.ts';
import type { PickerProps } from './picker.tsx';
import * as styles from './select.css.ts';
import { selectStrings } from './select.strings.ts';

interface TriggerProps extends PickerProps {
  control: ControlWiring;
  size: NonNullable<PickerProps['size']>;
  ref: Ref<HTMLButtonElement>;
  /** Id of the list while it is open. */
  listId: string | undefined;
  onOpen: (startsAt: 'first' | 'last') => void;
}

/** What is chosen, in a field's clothes; pressed, it opens the list. */
export function Trigger({ control, size, ref, listId, onOpen, onChoose, ...props }: TriggerProps) {
  const { options, chosen, isMultiple, isReadOnly } = props;
  const [search] = useState(createLetterSearch);
  const all = optionsOf(options);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      return onOpen(event.key === 'ArrowDown' ? 'first' : 'last');
    }
    const isWord = isLetter(event) && (event.key !== ' ' || search.isTyping(event.timeStamp));
    if (!isWord || isMultiple || isReadOnly) return;
    event.preventDefault();
    const offered = all.filter(({ isDisabled }) => !isDisabled);
    const labels = offered.map(({ label }) => label);
    const current = offered.findIndex(({ value }) => value === chosen[0]);
    const found = offered[search.find(event.key, event.timeStamp, labels, current)];
    if (found && found.value !== chosen[0]) onChoose(found.value);
  };
  return (
    <button
      {...control}
      ref={ref}
      type="button"
      // Never sent: by it a form finds the field that it has something to say about.
      name={props.name}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list is ours
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={listId !== undefined}
      aria-controls={listId}
      aria-readonly={isReadOnly || undefined}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the owner has just been asked for this field
      autoFocus={props.autoFocus}
      data-part="input"
      className={cx(fieldStyles.input, fieldStyles.inset[size], styles.trigger)}
      onClick={() => onOpen('first')}
      onKeyDown={handleKeyDown}
    >
      <Chosen {...props} />
      <span className={styles.chevron}>
        <ChevronDownIcon size="small" />
      </span>
    </button>
  );
}

function Chosen({ options, chosen, placeholder }: Pick<PickerProps, 'options' | 'chosen' | 'placeholder'>) {
  const strings = useStrings(selectStrings);
  const shown = optionsOf(options).filter(({ value }) => chosen.includes(value));
  const [only] = shown;
  return (
    <>
      {shown.length === 1 && only?.icon && <span className={styles.icon}>{only.icon}</span>}
      <span data-part="value" data-placeholder={!only || undefined} className={styles.value}>
        {only
          ? shown.map(({ label }) => label).join(strings.separator)
          : (placeholder ?? strings.placeholder)}
      </span>
      {shown.length > 1 && (
        <span data-part="count" className={styles.count}>
          {strings.count(shown.length)}
        </span>
      )}
    </>
  );
}
