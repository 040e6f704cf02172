import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useStrings } from '../provider/ui-context.ts';
import { tableStrings } from './table.strings.ts';
import * as styles from './table.css.ts';

interface BulkBarProps {
  total: number;
  chosen: string[];
  actions: (chosen: string[]) => ReactNode;
  onClear: () => void;
}

/** How many there are, then how many are chosen and what can be done with them. Of one height, so that no row moves. */
export function BulkBar({ total, chosen, actions, onClear }: BulkBarProps) {
  const strings = useStrings(tableStrings);
  const isChosen = chosen.length > 0;
  return (
    <div data-part="bulk-bar" data-chosen={isChosen || undefined} className={styles.bar}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form */}
      <span role="status" className={styles.barWords}>
        {isChosen ? strings.selected(chosen.length) : strings.total(total)}
      </span>
      {isChosen && (
        <>
          <Button size="small" isQuiet onPress={onClear}>
            {strings.clear}
          </Button>
          <span className={styles.barActions}>{actions(chosen)}</span>
        </>
      )}
    </div>
  );
}
