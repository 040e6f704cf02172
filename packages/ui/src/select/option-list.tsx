import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import * as styles from '../listbox/listbox.css.ts';
import { OptionContent } from '../listbox/option-content.tsx';
import { isSection, optionsOf, type ListEntries, type ListOption } from '../listbox/options.ts';
import { createLetterSearch } from './find-by-letters.ts';
import { pressKey, reachable } from './option-keys.ts';

interface OptionListProps {
  id: string;
  label: string;
  entries: ListEntries;
  chosen: readonly string[];
  isMultiple: boolean;
  /** Where the focus goes when nothing is chosen. */
  startsAt: 'first' | 'last';
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** The list that a select opens. The focus itself goes from option to option, which every screen reader follows. */
export function OptionList(props: OptionListProps) {
  const { id, label, entries, chosen, isMultiple, startsAt, onChoose, onClose } = props;
  const list = useRef<HTMLDivElement>(null);
  const [search] = useState(createLetterSearch);

  // Not in a layout effect: what the list opened from would not yet know it as its own, and close.
  useEffect(() => {
    if (!list.current) return;
    const options = reachable(list.current);
    const start =
      options.find((option) => option.ariaSelected === 'true') ?? options.at(startsAt === 'first' ? 0 : -1);
    start?.focus({ preventScroll: true });
    // Its place and height are known only after react-aria has measured.
    const frame = requestAnimationFrame(() => start?.scrollIntoView?.({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it opens
  }, []);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const offered = optionsOf(entries).filter(({ isDisabled }) => !isDisabled);
    pressKey(event, { labels: offered.map(({ label: words }) => words), search, onClose });
  };
  const draw = (option: ListOption) => (
    <Row key={option.value} option={option} isSelected={chosen.includes(option.value)} onChoose={onChoose} />
  );
  return (
    <div
      ref={list}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an element's own list takes no pictograms
      role="listbox"
      aria-label={label}
      aria-multiselectable={isMultiple || undefined}
      data-part="list"
      tabIndex={-1}
      className={styles.list}
      onKeyDown={handleKeyDown}
    >
      {entries.map((entry) =>
        isSection(entry) ? (
          <Section key={entry.title} title={entry.title}>
            {entry.options.map(draw)}
          </Section>
        ) : (
          draw(entry)
        ),
      )}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no child of a listbox
    <div role="group" aria-labelledby={id} data-part="section">
      <div id={id} data-part="section-title" className={styles.sectionTitle}>
        {title}
      </div>
      {children}
    </div>
  );
}

interface RowProps {
  option: ListOption;
  isSelected: boolean;
  onChoose: (value: string) => void;
}

function Row({ option, isSelected, onChoose }: RowProps) {
  const id = useId();
  const { value, description, isDisabled } = option;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list around it has the keys
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the listbox around it
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      aria-disabled={isDisabled || undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={description && `${id}-description`}
      data-part="option"
      className={styles.option}
      onClick={isDisabled ? undefined : () => onChoose(value)}
      onPointerMove={({ currentTarget, pointerType }) => {
        if (!isDisabled && pointerType === 'mouse') currentTarget.focus({ preventScroll: true });
      }}
    >
      <OptionContent option={option} labelId={`${id}-label`} descriptionId={`${id}-description`} />
    </div>
  );
}
