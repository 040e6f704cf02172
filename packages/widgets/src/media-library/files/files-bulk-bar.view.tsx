import { Button } from '@shuyuan/ui/button';
import { CategoryIcon } from '@shuyuan/ui/icons';
import { Menu, MenuItem, MenuTrigger } from '@shuyuan/ui/menu';
import { BulkBar } from '../../widget/bulk-bar.view.tsx';
import { foldersIn } from '../folders/folders.ts';
import { folderOptions } from '../folders/folder-tree.ts';
import { useMediaLibrary } from '../media-library.context.ts';

/** What can be done with the chosen files. */
export function FilesBulkBar() {
  const { state, strings, actions, props } = useMediaLibrary();
  const { chosen, busy } = state;
  return (
    <BulkBar
      count={chosen.length}
      strings={strings}
      isRemoving={busy === 'remove'}
      onRemove={props.canDelete ? () => void actions.remove(chosen) : null}
      onClear={actions.clearChosen}
    >
      {props.canUpdate && state.folders.status === 'ready' && <Move />}
    </BulkBar>
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
