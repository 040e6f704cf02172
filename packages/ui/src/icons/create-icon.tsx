import type { LucideIcon } from 'lucide-react';
import { cx } from '../theme/cx.ts';
import * as styles from './icons.css.ts';

/** Its colour is that of the text around it. */
export interface IconProps {
  /** 16, 20 or 24 px at the browser's ordinary text size. @default 'standard' */
  size?: 'small' | 'standard' | 'large';
}

/** A pictogram, hidden from assistive technology: its meaning has to be said in words beside it. */
export type Icon = (props: IconProps) => React.JSX.Element;

/** One weight, one grid, no voice: the words stand beside a pictogram or on its button. `turns` mirrors it right to left. */
export function createIcon(Drawing: LucideIcon, turns = false): Icon {
  return function Icon({ size = 'standard' }: IconProps) {
    return (
      <Drawing
        data-component="icon"
        aria-hidden="true"
        focusable="false"
        strokeWidth={1.75}
        className={cx(styles.icon[size], turns && styles.turning)}
      />
    );
  };
}
