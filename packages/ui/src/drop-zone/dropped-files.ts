import type { DropItem, FileDropItem } from 'react-aria-components';
import type { RefusedFile } from '../file-trigger/file-limits.ts';

/** The files of a drop or a paste. Folders are refused, words and links are not meant for us. */
export async function filesOf(items: readonly DropItem[]) {
  const folders: RefusedFile[] = items
    .filter((item) => item.kind === 'directory')
    .map(({ name }) => ({ name, reason: 'folder' }));
  const files = items.filter((item): item is FileDropItem => item.kind === 'file');
  return { folders, files: await Promise.all(files.map((item) => item.getFile())) };
}
