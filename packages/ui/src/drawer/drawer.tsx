import { Modal } from 'react-aria-components/Modal';
import { SheetOverlay } from '../dialog/sheet-overlay.tsx';
import { Sheet, type SheetProps } from '../dialog/sheet.tsx';
import { cx } from '../theme/cx.ts';
import * as styles from './drawer.css.ts';

/**
 * Title, content and open state come from the sheet that `Dialog` shares. Leave out `isOpen` inside a `DialogTrigger`.
 */
export interface DrawerProps extends SheetProps {
  /** Which edge it comes from; start and end follow the direction of the page. @default 'end' */
  side?: 'start' | 'end' | 'bottom';
  /**
   * 320, 400, 560 or 880 px wide; from below at most 40, 70, 92 or 92 % of the screen high. `wide` is for writing a text.
   * @default 'standard'
   */
  size?: 'small' | 'standard' | 'large' | 'wide';
}

/**
 * A sheet from an edge of the screen, for what belongs to the page behind it: a table of contents, a filter, a cart. Like a
 * dialog it holds the focus and gives it back. Goes inside a `DialogTrigger`, or is opened by its own `isOpen`.
 */
export function Drawer({ side = 'end', size = 'standard', ...sheet }: DrawerProps) {
  const extent = side === 'bottom' ? styles.height : styles.width;
  return (
    <SheetOverlay sheet={sheet} component="drawer" className={styles.scrim}>
      <Modal data-part="panel" data-side={side} className={cx(styles.panel, styles.side[side], extent[size])}>
        <Sheet {...sheet} />
      </Modal>
    </SheetOverlay>
  );
}
