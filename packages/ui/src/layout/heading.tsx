import { cx } from '../theme/cx.ts';
import type { TextSize } from '../theme/mixins.ts';
import * as styles from './text.css.ts';
import type { WordsProps } from './words-props.ts';

/** A level of the page's outline, `h1` to `h6`; the looks are chosen apart from it by `size`. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Level and looks are independent, so that the outline stays in order. */
export interface HeadingProps extends WordsProps {
  /** Place in the page's outline; a level is never skipped for its looks. */
  level: HeadingLevel;
  /** @default by level: 1 headline, 2 title, 3 lead, deeper reading */
  size?: TextSize;
  /** @default 'strong' */
  tone?: 'strong' | 'body' | 'muted';
}

const sizeOfLevel: Record<HeadingLevel, TextSize> = {
  1: 'headline',
  2: 'title',
  3: 'lead',
  4: 'reading',
  5: 'reading',
  6: 'reading',
};

/** A title. Its lines are balanced, so that no single character is left on the last one. */
export function Heading({
  children,
  level,
  size = sizeOfLevel[level],
  tone = 'strong',
  font = 'text',
  lines,
  align,
  id,
}: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      data-component="heading"
      id={id}
      className={cx(
        styles.heading,
        styles.size[size],
        styles.tone[tone],
        styles.weight.bold,
        styles.font[font],
        align && styles.align[align],
        lines && styles.lines[lines],
      )}
    >
      {children}
    </Tag>
  );
}
