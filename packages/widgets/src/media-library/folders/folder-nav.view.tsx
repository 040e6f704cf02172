import { mediaLimits, type MediaFolder } from '@shuyuan/api-client/manage';
import { ErrorState } from '@shuyuan/ui/error-state';
import { IconButton } from '@shuyuan/ui/icon-button';
import { DeleteIcon, EditIcon, MoreIcon, PlusIcon } from '@shuyuan/ui/icons';
import { Menu, MenuItem, MenuTrigger } from '@shuyuan/ui/menu';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import { useMediaLibrary } from '../media-library.context.ts';
import type { FolderChoice } from '../media-place.ts';
import { treeOf, type FolderBranch } from './folder-tree.ts';
import * as styles from './folders.css.ts';

/** The folders at the side of the files, where there is room for them. */
export function FolderNav() {
  const { state, strings, actions, props } = useMediaLibrary();
  const { folders } = state;
  if (folders.status === 'hidden') return null;
  return (
    <nav aria-label={strings.folders} data-part="folders" className={styles.nav}>
      <Place choice="all" name={strings.allFolders} />
      {folders.status === 'ready' && <Branches branches={treeOf(folders.folders)} />}
      {folders.status === 'loading' && (
        <Skeleton>
          <SkeletonText lines={3} />
        </Skeleton>
      )}
      {folders.status === 'failed' && (
        <ErrorState size="small" title={strings.foldersFailed} onRetry={actions.retryFolders} />
      )}
      <Place choice="none" name={strings.noFolder} />
      {props.canArrange && folders.status === 'ready' && (
        <div className={styles.add}>
          <NativeButton size="small" isQuiet onPress={() => actions.addFolder(null)}>
            <PlusIcon size="small" />
            {strings.newFolder}
          </NativeButton>
        </div>
      )}
    </nav>
  );
}

function Branches({ branches }: { branches: readonly FolderBranch[] }) {
  const { props } = useMediaLibrary();
  if (branches.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
    <ul role="list" className={branches[0]?.depth === 1 ? styles.branch : styles.lower}>
      {branches.map(({ folder, depth, children }) => (
        <li key={folder.id}>
          <Place choice={folder.id} name={folder.name} count={folder.files_count}>
            {props.canArrange && <FolderMenu folder={folder} depth={depth} />}
          </Place>
          <Branches branches={children} />
        </li>
      ))}
    </ul>
  );
}

interface PlaceProps {
  choice: FolderChoice;
  name: string;
  count?: number;
  children?: React.ReactNode;
}

function Place({ choice, name, count, children }: PlaceProps) {
  const { state, actions } = useMediaLibrary();
  const isCurrent = state.place.folder === choice;
  return (
    <div className={styles.row} data-current={isCurrent || undefined}>
      <button
        type="button"
        aria-current={isCurrent || undefined}
        className={styles.name}
        onClick={() => actions.showFolder(choice)}
      >
        <span>{name}</span>
        {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
      </button>
      {children}
    </div>
  );
}

function FolderMenu({ folder, depth }: { folder: MediaFolder; depth: number }) {
  const { strings, actions } = useMediaLibrary();
  const { id, name, files_count, folders_count } = folder;
  return (
    <MenuTrigger>
      <IconButton label={strings.folderActions(name)} icon={<MoreIcon />} isQuiet size="small" />
      <Menu label={strings.folderActions(name)} placement="bottom end">
        <MenuItem
          icon={<PlusIcon size="small" />}
          isDisabled={depth >= mediaLimits.folderDepth}
          onAction={() => actions.addFolder(id)}
        >
          {strings.newFolderIn}
        </MenuItem>
        <MenuItem icon={<EditIcon size="small" />} onAction={() => actions.renameFolder(id, name)}>
          {strings.renameFolder}
        </MenuItem>
        <MenuItem
          icon={<DeleteIcon size="small" />}
          tone="critical"
          isDisabled={files_count + folders_count > 0}
          onAction={() => void actions.removeFolder(id, name)}
        >
          {strings.removeFolder}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
