import { memo } from 'react';
import { formatCount } from '@shuyuan/ui/count-text';
import { isComposing } from '@shuyuan/ui/modality';
import { NativeSelect } from '@shuyuan/ui/native-select';
import type { Locale } from '../host/widget-host.ts';
import type { PagerActions } from './pager-state.ts';
import * as styles from './pager.css.ts';
import type { PagerStrings } from './pager.strings.ts';

interface TotalProps {
  total: number;
  words: (count: string) => string;
  locale: Locale;
}

export const Total = memo(function Total({ total, words, locale }: TotalProps) {
  const shown = formatCount(total, locale);
  return (
    <span
      data-part="total"
      className={styles.total}
      title={shown === String(total) ? undefined : words(String(total))}
    >
      {words(shown)}
    </span>
  );
});

interface SizesProps {
  size: number;
  /** With commas between: a list would be another one at each drawing. */
  choices: string;
  words: PagerStrings['size'];
  onSize: PagerActions['onSize'];
}

export const Sizes = memo(function Sizes({ size, choices, words, onSize }: SizesProps) {
  return (
    <span data-part="sizes" className={styles.labelled}>
      <Word>{words.before}</Word>
      <span className={styles.select}>
        <NativeSelect
          label={words.label}
          isLabelHidden
          value={String(size)}
          options={choices.split(',').map((value) => ({ value, label: words.rows(Number(value)) }))}
          onChange={(choice) => onSize(Number(choice))}
        />
      </span>
    </span>
  );
});

/** Beside a control that has the same words for its name. */
const Word = ({ children }: { children: string }) => (
  <span aria-hidden="true" className={styles.word}>
    {children}
  </span>
);

interface JumperProps {
  text: string;
  isInvalid: boolean;
  words: PagerStrings['jump'];
  actions: PagerActions;
  messageId: string;
}

export const Jumper = memo(function Jumper({ text, isInvalid, words, actions, messageId }: JumperProps) {
  const { before, after, label, placeholder } = words;
  return (
    <label data-part="jumper" className={styles.labelled}>
      <Word>{before}</Word>
      <input
        className={styles.input}
        placeholder={placeholder}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? messageId : undefined}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={12}
        value={text}
        onChange={(event) => actions.onJumpText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return;
          // A form around the pager is not meant.
          event.preventDefault();
          actions.onJump();
        }}
      />
      {after && <Word>{after}</Word>}
    </label>
  );
});
