import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { createLetterSearch, isLetter } from './find-by-letters.ts';
import * as styles from '../listbox/listbox.css.ts';
import { OptionContent } from '../listbox/option-content.tsx';
import { isSection, optionsOf, type ListEntries, type ListOption } from '../listbox/options.ts';

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

const reachable = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLElement>('[role="option"]:not([aria-disabled="true"])'),
];

/** The list that a select opens. The focus itself goes from option to option, which every screen reader follows. */
export function OptionList({ entries, chosen, isMultiple, startsAt, onChoose, ...props }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [search] = useState(createLetterSearch);
  const isSelected = (option: ListOption) => chosen.includes(option.value);

  // After react-aria has made the list's place known as part of what it opened from; before, that would close.
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
    const options = reachable(event.currentTarget);
    const active = options.indexOf(event.target as HTMLElement);
    const next = nextIndex(event, options, active);
    if (next !== undefined) options[Math.min(Math.max(next, 0), options.length - 1)]?.focus();
    else if (event.key === 'Enter' || (event.key === ' ' && !search.isTyping(event.timeStamp)))
      options[active]?.click();
    else if (event.key === 'Tab') props.onClose();
    else if (isLetter(event)) {
      const labels = optionsOf(entries).filter(({ isDisabled }) => !isDisabled);
      options[
        search.find(
          event.key,
          event.timeStamp,
          labels.map(({ label }) => label),
          active,
        )
      ]?.focus();
    } else return;
    event.preventDefault();
  };

  const draw = (option: ListOption) => (
    <Row key={option.value} option={option} isSelected={isSelected(option)} onChoose={onChoose} />
  );
  return (
    <div
      ref={list}
      id={props.id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an element's own list takes no pictograms
      role="listbox"
      aria-label={props.label}
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

/** Where a key leads, or undefined for a key that leads nowhere. */
function nextIndex(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  options: HTMLElement[],
  active: number,
) {
  const page = Math.max(1, Math.floor(currentTarget.clientHeight / (options[0]?.offsetHeight || 1)) - 1);
  const steps: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + page,
    PageUp: active - page,
    Home: 0,
    End: options.length - 1,
  };
  return steps[key];
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
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
