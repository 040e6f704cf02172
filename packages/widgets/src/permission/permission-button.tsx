import type { PermissionCode } from '@shuyuan/api-client';
import { NativeButton, type NativeButtonProps } from '@shuyuan/ui/native-button';
import { usePermission } from './use-permission.ts';

/** Those of a button, and the permission that it hangs on. */
export interface PermissionButtonProps extends NativeButtonProps {
  /** What the call behind it asks for. Without it nothing is drawn. */
  permission: PermissionCode;
}

/** Starts something that only some may do. Needs a `HostProvider`. */
export function PermissionButton({ permission, ...button }: PermissionButtonProps) {
  return usePermission(permission) && <NativeButton {...button} />;
}
