import { IconButton } from '../icon-button/icon-button.tsx';
import { MoreIcon } from '../icons/index.ts';
import { MenuItem, type MenuItemProps } from '../menu/menu-item.tsx';
import { Menu, MenuTrigger } from '../menu/menu.tsx';
import { usePermissions } from './permission-provider.tsx';

/** One thing to do, or one place to go. */
export interface PermissionMenuItem extends Omit<MenuItemProps, 'children' | 'id'> {
  /** Tells it from the others. */
  id: string;
  /** Its words. */
  label: string;
  /** What it asks for; without it the item is left out. @default everybody may */
  permission?: string;
}

/** Items that hang on permissions; a menu of which no item remains draws no button either. */
export interface PermissionMenuProps {
  /** Name of the button that opens it. */
  label: string;
  items: readonly PermissionMenuItem[];
  /** Along the button; moved to where there is room. @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

/** A button with three dots, and what the person may do. Where nothing of it remains there is no button. Needs a `PermissionProvider`. */
export function PermissionMenu({ label, items, placement = 'bottom end' }: PermissionMenuProps) {
  const may = usePermissions();
  const open = items.flatMap(({ permission, ...item }) =>
    permission === undefined || may(permission) ? [item] : [],
  );
  if (open.length === 0) return null;
  return (
    <MenuTrigger>
      <IconButton label={label} icon={<MoreIcon />} isQuiet size="small" />
      <Menu label={label} placement={placement}>
        {open.map(({ label: words, ...item }) => (
          <MenuItem key={item.id} {...item}>
            {words}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
