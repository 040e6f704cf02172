import { useRef, useState, type DragEvent } from 'react';

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Parts what was dropped into files and folders, while the event still tells them apart. */
function sortDropped(items: DataTransferItemList) {
  const files: File[] = [];
  const folders: string[] = [];
  for (const item of items) {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    const file = item.kind === 'file' ? item.getAsFile() : null;
    if (entry?.isDirectory) folders.push(entry.name);
    else if (file) files.push(file);
  }
  return { files, folders };
}

/** Files dropped on an element; folders, which cannot be uploaded, by their names. */
export function useFileDrop(onDrop: (files: readonly File[], folders: readonly string[]) => void) {
  const [isOver, setOver] = useState(false);
  /** Elements of the place under the pointer: one is entered before the other is left. */
  const depth = useRef(0);

  function end() {
    depth.current = 0;
    setOver(false);
  }

  const handlers = {
    onDragEnter(event: DragEvent) {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      depth.current += 1;
      setOver(true);
    },
    onDragOver(event: DragEvent) {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    },
    onDragLeave(event: DragEvent) {
      if (!carriesFiles(event)) return;
      depth.current -= 1;
      if (depth.current <= 0) end();
    },
    onDrop(event: DragEvent) {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      end();
      const { files, folders } = sortDropped(event.dataTransfer.items);
      if (files.length + folders.length > 0) onDrop(files, folders);
    },
  };
  return { isOver, handlers };
}
