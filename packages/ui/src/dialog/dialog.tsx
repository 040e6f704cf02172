import { Modal } from 'react-aria-components/Modal';
import { cx } from '../theme/cx.ts';
import * as styles from './dialog.css.ts';
import { SheetOverlay } from './sheet-overlay.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

/** 400, 560 and 720 px wide, and never wider than the screen. */
export type DialogSize = 'small' | 'standard' | 'large';

/**
 * Title, content and open state come from the sheet that `Drawer` shares. Leave out `isOpen` inside a `DialogTrigger`.
 */
export interface DialogProps extends SheetProps {
  /** 400, 560 or 720 px wide. @default 'standard' */
  size?: DialogSize;
  /** `alertdialog` interrupts with a question; use `ConfirmDialog`. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
}

/**
 * A sheet over the page that takes all attention. Focus goes in, stays in, and returns to where it came from; the page
 * below stands still.
 */
export function Dialog(props: DialogProps) {
  return (
    <SheetOverlay sheet={props} component="dialog" className={styles.scrim}>
      <Modal data-part="panel" className={cx(styles.panel, styles.size[props.size ?? 'standard'])}>
        <Sheet {...props} />
      </Modal>
    </SheetOverlay>
  );
}
