import type { ClipboardEvent, DragEvent } from 'react';
import type { AnswerPictures } from '../question-type.ts';

/** Whether a paste has words beside its files; file managers put the names of the files there. */
function hasWords(words: string, files: readonly File[]): boolean {
  const lines = words.split(/\r?\n/).map((line) => line.trim());
  return lines.some((line) => line !== '' && !files.some(({ name }) => name === line));
}

/**
 * Event handlers of a written answer that takes pictures by paste and by drop, as its button does. A paste with text stays a paste
 * of text: word processors put a picture of it beside it.
 */
export function givenPictures(pictures: AnswerPictures | undefined, isDisabled: boolean) {
  if (!pictures?.onAdd) return {};
  const { onAdd } = pictures;
  const take = (files: readonly File[]) => {
    if (!isDisabled && files.length > 0) onAdd([...files]);
  };
  return {
    onPaste(event: ClipboardEvent) {
      const files = [...event.clipboardData.files];
      if (files.length === 0 || hasWords(event.clipboardData.getData('text/plain'), files)) return;
      event.preventDefault();
      take(files);
    },
    onDragOver(event: DragEvent) {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      // Otherwise the browser leaves the exam and shows the file.
      event.preventDefault();
      take([...event.dataTransfer.files]);
    },
  };
}
