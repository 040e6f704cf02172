import { LinkButton, type LinkButtonProps } from '../link-button/link-button.tsx';
import { usePermissions } from './permission-provider.tsx';

/** Those of a link, and the permission that it hangs on. */
export interface PermissionLinkProps extends LinkButtonProps {
  /** What the page behind it asks for. Without it nothing is drawn. */
  permission: string;
}

/** A way to a page that only some may enter. Needs a `PermissionProvider`. */
export function PermissionLink({ permission, ...link }: PermissionLinkProps) {
  return usePermissions()(permission) && <LinkButton {...link} />;
}
