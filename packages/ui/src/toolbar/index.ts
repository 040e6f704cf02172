export {
  Toolbar,
  ToolbarGroup,
  ToolbarSeparator,
  type ToolbarGroupProps,
  type ToolbarProps,
} from './toolbar.tsx';
