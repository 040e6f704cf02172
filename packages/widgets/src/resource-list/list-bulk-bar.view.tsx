import { Button } from '@shuyuan/ui/button';
import { CloseIcon, DeleteIcon } from '@shuyuan/ui/icons';
import { Menu, MenuItem, MenuTrigger } from '@shuyuan/ui/menu';
import { usePermissions } from '@shuyuan/ui/permission';
import { useResourceList } from './resource-list.context.ts';
import * as styles from './resource-list.css.ts';
import type { ListAction } from './resource-list.types.ts';

/** What can be done with the chosen rows, over the lower edge of the page; not there while none is chosen. */
export function ListBulkBar() {
  const { state, strings, actions, props } = useResourceList();
  const holds = usePermissions();
  const { chosen, busy } = state;
  const { actions: own = [], removePermission } = props.declaration;
  if (chosen.length === 0) return null;
  return (
    <div role="toolbar" aria-label={strings.bulk} data-part="bulk-bar" className={styles.bulk}>
      <strong className={styles.bulkCount}>{strings.chosen(chosen.length)}</strong>
      {own
        .filter(({ permission, choices }) => holds(permission) && choices?.length !== 0)
        .map((action) => (
          <Action key={action.id} action={action} />
        ))}
      {removePermission && holds(removePermission) && (
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

function Action({ action }: { action: ListAction }) {
  const { state, actions } = useResourceList();
  const { id, label, icon: Pictogram, choices } = action;
  const button = (
    <Button
      size="small"
      isPending={state.busy === id}
      {...(Pictogram && { icon: <Pictogram size="small" /> })}
      {...(!choices && { onPress: () => void actions.run(action, state.chosen) })}
    >
      {label}
    </Button>
  );
  if (!choices) return button;
  return (
    <MenuTrigger>
      {button}
      <Menu label={label} placement="top start">
        {choices.map(({ value, label: words }) => (
          <MenuItem key={value} id={value} onAction={() => void actions.run(action, state.chosen, value)}>
            {words}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
