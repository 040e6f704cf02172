import { IconButton } from '@shuyuan/ui/icon-button';
import { ArrowDownIcon, ArrowUpIcon, DeleteIcon } from '@shuyuan/ui/icons';
import type { EditorStrings } from './editor.strings.ts';

interface RowToolsProps {
  /** What the row is called. */
  name: string;
  words: EditorStrings;
  isFirst: boolean;
  isLast: boolean;
  /** Left out where the order says nothing. */
  onMove?: (by: -1 | 1) => void;
  /** Left out where the row stays. */
  onRemove?: () => void;
}

/** Moves a row and takes it away, by keys as well. */
export function RowTools({ name, words, isFirst, isLast, onMove, onRemove }: RowToolsProps) {
  return (
    <>
      {onMove && (
        <>
          <IconButton
            size="small"
            label={words.up(name)}
            icon={<ArrowUpIcon size="small" />}
            isDisabled={isFirst}
            onPress={() => onMove(-1)}
          />
          <IconButton
            size="small"
            label={words.down(name)}
            icon={<ArrowDownIcon size="small" />}
            isDisabled={isLast}
            onPress={() => onMove(1)}
          />
        </>
      )}
      {onRemove && (
        <IconButton
          size="small"
          label={words.remove(name)}
          icon={<DeleteIcon size="small" />}
          onPress={onRemove}
        />
      )}
    </>
  );
}
