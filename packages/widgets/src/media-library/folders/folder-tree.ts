import type { MediaFolder } from '@shuyuan/api-client/manage';

/** A folder and those within it. */
export interface FolderBranch {
  folder: MediaFolder;
  /** 1 at the top. */
  depth: number;
  children: readonly FolderBranch[];
}

/** Folders within folders. One whose upper folder is not there stands at the top: it must be found. */
export function treeOf(folders: readonly MediaFolder[]): readonly FolderBranch[] {
  const known = new Set(folders.map(({ id }) => id));
  const below = (parentId: number | null, depth: number): FolderBranch[] =>
    folders
      .filter(({ parent_id }) => (parent_id !== null && known.has(parent_id) ? parent_id : null) === parentId)
      .map((folder) => ({ folder, depth, children: below(folder.id, depth + 1) }));
  return below(null, 1);
}

/** The same as a list, each before those within it. */
const flatOf = (branches: readonly FolderBranch[]): readonly FolderBranch[] =>
  branches.flatMap((branch) => [branch, ...flatOf(branch.children)]);

/** Folders to choose from in a list: how deep one stands is seen. */
export const folderOptions = (folders: readonly MediaFolder[]) =>
  flatOf(treeOf(folders)).map(({ folder, depth }) => ({
    value: String(folder.id),
    label: `${'\u3000'.repeat(depth - 1)}${folder.name}`,
  }));
