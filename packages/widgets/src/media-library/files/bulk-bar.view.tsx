import { Button } from '@shuyuan/ui/button';
import { CategoryIcon, CloseIcon, DeleteIcon } from '@shuyuan/ui/icons';
import { Menu, MenuItem, MenuTrigger } from '@shuyuan/ui/menu';
import { foldersIn } from '../folders/folders.ts';
import { folderOptions } from '../folders/folder-tree.ts';
import { useMediaLibrary } from '../media-library.context.ts';
import * as styles from './files.css.ts';

/** What can be done with the chosen files, over the lower edge of the page; not there while none is chosen. */
export function BulkBar() {
  const { state, strings, actions, props } = useMediaLibrary();
  const { chosen, busy } = state;
  if (chosen.length === 0) return null;
  return (
    <div role="toolbar" aria-label={strings.bulk} data-part="bulk-bar" className={styles.bulk}>
      <strong className={styles.bulkCount}>{strings.chosen(chosen.length)}</strong>
      {props.canUpdate && state.folders.status === 'ready' && <Move />}
      {props.canDelete && (
        <Button
          size="small"
          tone="critical"
          isPending={busy === 'remove'}
          icon={<DeleteIcon size="small" />}
          onPress={() => void actions.remove(chosen)}
        >
          {strings.remove}
        </Button>
      )}
      <Button size="small" isQuiet icon={<CloseIcon size="small" />} onPress={actions.clearChosen}>
        {strings.clearChosen}
      </Button>
    </div>
  );
}

function Move() {
  const { state, strings, actions } = useMediaLibrary();
  const { chosen, busy } = state;
  const folders = foldersIn(state);
  const nameOf = (value: string) => folders.find(({ id }) => String(id) === value)?.name ?? '';
  return (
    <MenuTrigger>
      <Button size="small" isPending={busy === 'move'} icon={<CategoryIcon size="small" />}>
        {strings.moveTo}
      </Button>
      <Menu label={strings.moveTo} placement="top start">
        {[
          <MenuItem key="none" id="none" onAction={() => void actions.move(chosen, null, '')}>
            {strings.noFolder}
          </MenuItem>,
          ...folderOptions(folders).map(({ value, label }) => (
            <MenuItem
              key={value}
              id={value}
              onAction={() => void actions.move(chosen, Number(value), nameOf(value))}
            >
              {label}
            </MenuItem>
          )),
        ]}
      </Menu>
    </MenuTrigger>
  );
}
