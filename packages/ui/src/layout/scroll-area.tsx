import type { ReactNode } from 'react';
import * as styles from './scroll-area.css.ts';
import { useScrollEdges } from './use-scroll-edges.ts';

/** `label` is required because the keyboard can focus the area. */
export interface ScrollAreaProps {
  children: ReactNode;
  /** What is in it. Spoken when the keyboard reaches it, which is when there is more than fits. */
  label: string;
  /** @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** In pixels at the browser's ordinary text size. @default as high as its place allows */
  maxHeight?: number;
}

/**
 * Holds more than its place shows. Edges fade where there is more; the keyboard reaches it and scrolls it as soon as it
 * scrolls, and not before.
 */
export function ScrollArea({ children, label, orientation = 'vertical', maxHeight }: ScrollAreaProps) {
  const [viewport, { before, after }] = useScrollEdges(orientation === 'horizontal');
  const scrolls = before || after;
  return (
    <div data-component="scroll-area" className={styles.area}>
      <div
        ref={viewport}
        {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}
        data-part="viewport"
        data-more-before={before || undefined}
        data-more-after={after || undefined}
        className={styles.orientation[orientation]}
        {...(maxHeight !== undefined && { style: { maxBlockSize: `${maxHeight / 16}rem` } })}
      >
        <div className={styles.content[orientation]}>{children}</div>
      </div>
    </div>
  );
}
