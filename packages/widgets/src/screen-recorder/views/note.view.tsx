import { CautionIcon, CriticalIcon, InfoIcon } from '@shuyuan/ui/icons';
import type { ReactNode } from 'react';
import * as styles from '../setup/setup.css.ts';

interface NoteProps {
  tone: 'critical' | 'caution' | 'neutral';
  title: string;
  /** What rights it, or what follows. */
  fix?: ReactNode;
  /** A button that does so. */
  action?: ReactNode;
  children?: ReactNode;
}

const icons = { critical: CriticalIcon, caution: CautionIcon, neutral: InfoIcon };

/** What stands in the way, and what to do about it. */
export function Note({ tone, title, fix, action, children }: NoteProps) {
  const Icon = icons[tone];
  return (
    <div data-part="note" data-tone={tone} className={styles.notes[tone]}>
      <span className={styles.noteIcons[tone]}>
        <Icon size="small" />
      </span>
      <div className={styles.noteWords}>
        <p className={styles.noteTitle}>{title}</p>
        {fix}
        {children}
      </div>
      {action}
    </div>
  );
}
