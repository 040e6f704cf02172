import { ConfirmDialog } from '@shuyuan/ui/confirm-dialog';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { useState } from 'react';
import type { ContentsStrings } from './contents.strings.ts';
import type { Parts } from './parts.ts';

interface RemoveChapterDialogProps<Entry> {
  parts: Parts<Entry>;
  /** Chapter that is removed. */
  at: number;
  words: ContentsStrings;
  /** Called with the chapter that its entries go to, -1 for before all chapters, null for removing them too. */
  onDone: (into: number | null) => void;
  onClose: () => void;
}

/** Asks what becomes of the entries of a chapter that is removed. */
export function RemoveChapterDialog<Entry>({
  parts,
  at,
  words,
  onDone,
  onClose,
}: RemoveChapterDialogProps<Entry>) {
  const others = parts.flatMap(({ title }, part) =>
    part === at || title === '' ? [] : [{ value: String(part), label: words.into(title) }],
  );
  const previous = others.findLast(({ value }) => Number(value) < at) ?? others[0];
  const [into, setInto] = useState(previous?.value ?? '-1');
  return (
    <ConfirmDialog
      isOpen
      tone="critical"
      title={words.removeChapterTitle(parts[at]?.title ?? '')}
      confirmLabel={words.remove}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => onDone(into === 'remove' ? null : Number(into))}
    >
      <NativeSelect
        label={words.whatOfEntries(parts[at]?.entries.length ?? 0)}
        options={[
          ...others,
          { value: '-1', label: words.intoNone },
          { value: 'remove', label: words.withEntries },
        ]}
        value={into}
        onChange={setInto}
      />
    </ConfirmDialog>
  );
}
