import { SkeletonText } from '../skeleton/skeleton.tsx';
import type { TableColumn, TableRow } from './table-props.ts';
import * as styles from './table.css.ts';

interface BoneProps {
  column: Pick<TableColumn<TableRow>, 'id' | 'align' | 'width'>;
  row: number;
}

/** Place of a cell to come. Uneven, as words are; figures, and columns as narrow as their words, fill their place. */
export function Bone({ column, row }: BoneProps) {
  if (column.align === 'end')
    return (
      <span className={styles.figures}>
        <SkeletonText width="full" />
      </span>
    );
  if (column.width === 'fit') return <SkeletonText width="full" />;
  return (
    <SkeletonText width={(['most', 'half', 'third'] as const)[(row + column.id.length) % 3] ?? 'half'} />
  );
}
