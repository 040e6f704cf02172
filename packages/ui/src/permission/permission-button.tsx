import { NativeButton, type NativeButtonProps } from '../native-button/native-button.tsx';
import { usePermissions } from './permission-provider.tsx';

/** Those of a button, and the permission that it hangs on. */
export interface PermissionButtonProps extends NativeButtonProps {
  /** What the call behind it asks for. Without it nothing is drawn. */
  permission: string;
}

/** Starts something that only some may do. Needs a `PermissionProvider`. */
export function PermissionButton({ permission, ...button }: PermissionButtonProps) {
  return usePermissions()(permission) && <NativeButton {...button} />;
}
