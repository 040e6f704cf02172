import { Button } from '@shuyuan/ui/button';
import { Dialog } from '@shuyuan/ui/dialog';
import { TextField } from '@shuyuan/ui/text-field';
import { useState } from 'react';
import type { ContentsStrings } from './contents.strings.ts';

interface ChapterDialogProps {
  title: string;
  isNew: boolean;
  words: ContentsStrings;
  onDone: (title: string) => void;
  onClose: () => void;
}

/** The name of a chapter. */
export function ChapterDialog({ title, isNew, words, onDone, onClose }: ChapterDialogProps) {
  const [name, setName] = useState(title);
  const [isMissing, setMissing] = useState(false);
  function finish() {
    const written = name.trim();
    if (written === '') setMissing(true);
    else onDone(written);
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={isNew ? words.newChapter : words.editChapter}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button tone="action" onPress={finish}>
            {words.done}
          </Button>
        </>
      }
    >
      <TextField
        label={words.chapterName}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is there for this field alone
        autoFocus
        value={name}
        onChange={(next) => {
          setName(next);
          setMissing(false);
        }}
        onEnter={finish}
        {...(isMissing && { errorMessage: words.chapterMissing })}
      />
    </Dialog>
  );
}
