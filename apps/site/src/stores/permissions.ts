import type { PermissionCode } from '@shuyuan/api-client';

/** What somebody holds, keyed by permission code, as the server has answered it. */
export type Permissions = Readonly<Record<string, 1>>;

/** A visitor's. */
export const noPermissions: Permissions = {};

/** Whether somebody holds what is asked for: one of several is enough, and nothing is held by everybody. */
export function holdsOne(
  held: Permissions,
  wanted: PermissionCode | readonly PermissionCode[] | undefined,
): boolean {
  if (wanted === undefined) return true;
  return (typeof wanted === 'string' ? [wanted] : wanted).some((code) => held[code] === 1);
}
