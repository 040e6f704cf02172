import type { ReactNode } from 'react';
import * as styles from './names.css.ts';

/** A name that a text of plain paragraphs has, such as one behind `@`. */
export interface RichTextName {
  /** As the text has it. Where one begins as another does, the longer one is meant. */
  text: string;
  /** What is shown in its place. */
  label: string;
  /** Left out, it leads nowhere. */
  onPress?: (() => void) | undefined;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Words with the names that they have; the words alone where they have none. */
export function withNames(words: string, names: readonly RichTextName[]): ReactNode {
  if (names.length === 0 || words === '') return words;
  const sought = names.map(({ text }) => text).toSorted((a, b) => b.length - a.length);
  const parts = words.split(new RegExp(`(${sought.map(escaped).join('|')})`, 'u'));
  if (parts.length === 1) return words;
  return parts.map((part, index) => {
    const name = index % 2 === 1 ? names.find(({ text }) => text === part) : undefined;
    if (!name) return part;
    const { label, onPress } = name;
    return onPress ? (
      <button key={index} type="button" className={styles.name} onClick={onPress}>
        {label}
      </button>
    ) : (
      <span key={index}>{label}</span>
    );
  });
}
