import type { PermissionCode } from '@shuyuan/api-client';
import { LinkButton, type LinkButtonProps } from '@shuyuan/ui/link-button';
import { usePermission } from './use-permission.ts';

/** Those of a link, and the permission that it hangs on. */
export interface PermissionLinkProps extends LinkButtonProps {
  /** What the page behind it asks for. Without it nothing is drawn. */
  permission: PermissionCode;
}

/** A way to a page that only some may enter. Needs a `HostProvider`. */
export function PermissionLink({ permission, ...link }: PermissionLinkProps) {
  return usePermission(permission) && <LinkButton {...link} />;
}
