import { Button } from '@shuyuan/ui/button';
import { Menu, MenuItem, MenuTrigger } from '@shuyuan/ui/menu';
import { usePermissions } from '@shuyuan/ui/permission';
import { useResourceList } from './resource-list.context.ts';
import type { ListAction } from './resource-list.types.ts';
import { BulkBar } from '../widget/bulk-bar.view.tsx';

/** What can be done with the chosen rows. */
export function ListBulkBar() {
  const { state, strings, actions, props } = useResourceList();
  const holds = usePermissions();
  const { chosen, busy } = state;
  const { actions: own = [], removePermission } = props.declaration;
  const canRemove = removePermission !== undefined && holds(removePermission);
  return (
    <BulkBar
      count={chosen.length}
      strings={strings}
      isRemoving={busy === 'remove'}
      onRemove={canRemove ? () => void actions.remove(chosen) : null}
      onClear={actions.clearChosen}
    >
      {own
        .filter(({ permission, choices }) => holds(permission) && choices?.length !== 0)
        .map((action) => (
          <Action key={action.id} action={action} />
        ))}
    </BulkBar>
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
