export { Menu, MenuTrigger, type MenuProps, type MenuTriggerProps } from './menu.tsx';
export {
  MenuItem,
  MenuSection,
  MenuSeparator,
  type MenuItemProps,
  type MenuSectionProps,
} from './menu-item.tsx';
