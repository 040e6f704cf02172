import { cx } from '../theme/cx.ts';
import type { TextSize } from '../theme/mixins.ts';
import * as styles from './text.css.ts';
import type { WordsProps } from './words-props.ts';

export type { TextSize };

/** `positive` shares celadon with `action`, `caution` is gold. */
export type TextTone = 'strong' | 'body' | 'muted' | 'action' | 'critical' | 'positive' | 'caution';

/** Element and looks are independent: `as` is for meaning, `size`, `tone` and `weight` are for the eye. */
export interface TextProps extends WordsProps {
  /** The element. A `div` may hold blocks. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'figcaption' | 'blockquote' | 'label';
  /** A step of the scale: 12, 13, 14, 16, 18, 22, 28, 36 px. @default 'base' */
  size?: TextSize;
  /** @default 'body' */
  tone?: TextTone;
  /** @default 'regular' */
  weight?: 'regular' | 'medium' | 'bold';
  /** Figures of one width, for tables, prices and timers. */
  isTabular?: boolean;
  /** Keeps the writer's own line breaks. */
  keepsLines?: boolean;
}

/** Words in the voice of the house. */
export function Text({
  children,
  as: Tag = 'p',
  size = 'base',
  tone = 'body',
  weight = 'regular',
  font = 'text',
  lines,
  align,
  isTabular,
  keepsLines,
  id,
}: TextProps) {
  return (
    <Tag
      data-component="text"
      id={id}
      className={cx(
        styles.text,
        styles.size[size],
        styles.tone[tone],
        styles.weight[weight],
        styles.font[font],
        align && styles.align[align],
        isTabular && styles.tabular,
        keepsLines && styles.preserved,
        lines && styles.lines[lines],
      )}
    >
      {children}
    </Tag>
  );
}
