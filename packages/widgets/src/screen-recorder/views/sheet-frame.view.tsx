import { CloseIcon } from '@shuyuan/ui/icons';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.view.tsx';
import * as styles from './sheet-frame.css.ts';

interface SheetFrameProps {
  title: string;
  lead?: ReactNode;
  /** Beside the button that closes it. */
  aside?: ReactNode;
  closeLabel: string;
  /** It cannot be closed now; the label says why. */
  isHeld?: boolean;
  onClose: () => void;
  foot?: ReactNode;
  children: ReactNode;
}

/** The sheet of a dialog: its title, what scrolls, and what can be done. */
export function SheetFrame({ title, lead, aside, closeLabel, isHeld, onClose, ...rest }: SheetFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <div className={styles.headWords}>
          <h2 className={styles.title}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {aside}
        <IconButton label={closeLabel} icon={<CloseIcon />} isInactive={isHeld ?? false} onPress={onClose} />
      </div>
      <div className={styles.body}>{rest.children}</div>
      {rest.foot && <div className={styles.foot}>{rest.foot}</div>}
    </div>
  );
}
