import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import type { Space } from './space.ts';
import * as styles from './sticky.css.ts';
import { useStuck } from './use-stuck.ts';

/** Which edge of its scroll container it stays at, and the ground that covers what scrolls below. */
export interface StickyProps {
  children: ReactNode;
  /** @default 'top' */
  edge?: 'top' | 'bottom';
  /** Away from the edge, such as below a header that sticks too. @default 0 */
  offset?: Space;
  /** What it lies on, and so what it covers the rest with. @default 'page' */
  ground?: 'page' | 'raised' | 'sunken';
}

/** Stays in sight while what is around it scrolls; a hairline appears while it is held. */
export function Sticky({ children, edge = 'top', offset = 0, ground = 'page' }: StickyProps) {
  const [ref, isStuck] = useStuck(edge);
  return (
    <div
      ref={ref}
      data-component="sticky"
      data-stuck={isStuck || undefined}
      className={cx(styles.sticky, styles.edge[edge][offset], styles.ground[ground])}
    >
      {children}
    </div>
  );
}
