import { Button } from '@shuyuan/ui/button';
import { CloseIcon, DeleteIcon } from '@shuyuan/ui/icons';
import type { ReactNode } from 'react';
import * as styles from './bulk-bar.css.ts';

export interface BulkBarProps {
  /** How many are chosen: the bar is not there without any. */
  count: number;
  strings: { bulk: string; chosen: (count: number) => string; remove: string; clearChosen: string };
  isRemoving: boolean;
  /** Null where they may not be removed. */
  onRemove: (() => void) | null;
  onClear: () => void;
  /** What else can be done with them, as small buttons. */
  children?: ReactNode;
}

/** What can be done with all that is chosen in a list, over the lower edge of the page. */
export function BulkBar({ count, strings, isRemoving, onRemove, onClear, children }: BulkBarProps) {
  if (count === 0) return null;
  return (
    <div role="toolbar" aria-label={strings.bulk} data-part="bulk-bar" className={styles.bar}>
      <strong className={styles.count}>{strings.chosen(count)}</strong>
      {children}
      {onRemove && (
        <Button
          size="small"
          tone="critical"
          isPending={isRemoving}
          icon={<DeleteIcon size="small" />}
          onPress={onRemove}
        >
          {strings.remove}
        </Button>
      )}
      <Button size="small" isQuiet icon={<CloseIcon size="small" />} onPress={onClear}>
        {strings.clearChosen}
      </Button>
    </div>
  );
}
