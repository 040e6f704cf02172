import { Button } from '@shuyuan/ui/button';
import { ConfirmDialog } from '@shuyuan/ui/confirm-dialog';
import { Menu, MenuItem, MenuTrigger } from '@shuyuan/ui/menu';
import { usePermissions } from '@shuyuan/ui/permission';
import { Popover, PopoverTrigger } from '@shuyuan/ui/popover';
import { useResourceList } from './resource-list.context.ts';
import { mostChosen, unseenOf } from './list-selection.ts';
import * as styles from './resource-list.css.ts';
import type { ListAction } from './resource-list.types.ts';
import { BulkBar } from '../widget/bulk-bar.view.tsx';

/** What can be done with the chosen rows. */
export function ListBulkBar() {
  const { state, strings, actions, props } = useResourceList();
  const holds = usePermissions();
  const { chosen, busy } = state;
  const { actions: own = [], removePermission } = props.declaration;
  const unseen = unseenOf(state);
  const apart = (count: number) => strings.chosenApart(count, unseen.length);
  const canRemove = removePermission !== undefined && holds(removePermission);
  return (
    <BulkBar
      count={chosen.length}
      strings={unseen.length > 0 ? { ...strings, chosen: apart } : strings}
      isRemoving={busy === 'remove'}
      onRemove={canRemove ? () => void actions.removeChosen() : null}
      onClear={actions.clearChosen}
    >
      {unseen.length > 0 && <ChosenList />}
      <ChooseAll />
      {own
        .filter(({ permission, choices }) => (!permission || holds(permission)) && choices?.length !== 0)
        .map((action) => (
          <Action key={action.id} action={action} />
        ))}
      {props.resource.exportChosen && <ExportChosen />}
      {state.isRemovalAsked && <RemovalQuestion unseen={unseen} />}
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

/** Titles of all that is chosen. */
function ChosenList() {
  const { state, strings } = useResourceList();
  return (
    <PopoverTrigger>
      <Button size="small" isQuiet>
        {strings.showChosen}
      </Button>
      <Popover label={strings.chosenList} size="small" placement="top start">
        <Titles ids={state.chosen} most={mostChosen} />
      </Popover>
    </PopoverTrigger>
  );
}

function Titles({ ids, most }: { ids: readonly number[]; most: number }) {
  const { state, strings } = useResourceList();
  return (
    <ul className={styles.titles}>
      {ids.slice(0, most).map((id) => (
        <li key={id}>{state.titles[id] ?? `#${id}`}</li>
      ))}
      {ids.length > most && <li>{strings.andMore(ids.length - most)}</li>}
    </ul>
  );
}

/** Offered once the whole page is chosen, and there is more of the list. */
function ChooseAll() {
  const { state, strings, actions } = useResourceList();
  const { list, chosen, isChoosingAll } = state;
  if (list.status !== 'ready') return null;
  const { total, rows } = list;
  const goal = Math.min(total, mostChosen);
  if (chosen.length >= goal || !rows.every(({ id }) => chosen.includes(id))) return null;
  return (
    <Button size="small" isQuiet isPending={isChoosingAll} onPress={() => void actions.chooseAll()}>
      {total > mostChosen ? strings.chooseFirst(mostChosen) : strings.chooseAll(total)}
    </Button>
  );
}

function ExportChosen() {
  const { state, strings, actions } = useResourceList();
  return (
    <MenuTrigger>
      <Button size="small" isPending={state.isExporting}>
        {strings.exportChosen}
      </Button>
      <Menu placement="top start">
        {(['csv', 'xlsx'] as const).map((format) => (
          <MenuItem key={format} id={format} onAction={() => void actions.exportChosen(format)}>
            {strings.exportAs[format]}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}

/** Titles that a question names. */
const namedTitles = 10;

function RemovalQuestion({ unseen }: { unseen: readonly number[] }) {
  const { state, strings, actions } = useResourceList();
  return (
    <ConfirmDialog
      isOpen
      tone="critical"
      title={strings.removeAll(state.chosen.length)}
      confirmLabel={strings.remove}
      isPending={state.busy === 'remove'}
      onOpenChange={actions.keepChosen}
      onConfirm={() => void actions.confirmRemoval()}
    >
      {strings.removeUnseen(unseen.length)}
      <Titles ids={unseen} most={namedTitles} />
    </ConfirmDialog>
  );
}
