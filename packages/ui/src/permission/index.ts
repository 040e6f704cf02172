export { PermissionButton, type PermissionButtonProps } from './permission-button.tsx';
export { PermissionLink, type PermissionLinkProps } from './permission-link.tsx';
export { PermissionMenu, type PermissionMenuItem, type PermissionMenuProps } from './permission-menu.tsx';
export { PermissionProvider, usePermissions, type PermissionProviderProps } from './permission-provider.tsx';
