import type { PermissionCode } from '@shuyuan/api-client';
import { IconButton } from '@shuyuan/ui/icon-button';
import { MoreIcon } from '@shuyuan/ui/icons';
import { Menu, MenuItem, MenuTrigger, type MenuItemProps } from '@shuyuan/ui/menu';
import { usePermissions } from './use-permission.ts';

/** One thing to do, or one place to go. */
export interface PermissionMenuItem extends Omit<MenuItemProps, 'children' | 'id'> {
  /** Tells it from the others. */
  id: string;
  /** Its words. */
  label: string;
  /** What it asks for; without it the item is left out. @default everybody may */
  permission?: PermissionCode;
}

/** Items that hang on permissions; a menu of which no item remains draws no button either. */
export interface PermissionMenuProps {
  /** Name of the button that opens it. */
  label: string;
  items: readonly PermissionMenuItem[];
  /** Along the button; moved to where there is room. @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

/** A button with three dots, and what the person may do. Where nothing of it remains there is no button. Needs a `HostProvider`. */
export function PermissionMenu({ label, items, placement = 'bottom end' }: PermissionMenuProps) {
  const holds = usePermissions();
  const open = items.flatMap(({ permission, ...item }) =>
    permission === undefined || holds(permission) ? [item] : [],
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
