/** What a role may allow, as `entity` or `entity.action`. Codes are stored and sent: never rename one. */
export const permissionCodes = [
  'comment.store',
  'comment.delete',
  'article.store',
  'article.update',
  'article.delete',
  'announcement.store',
  'nav.store',
  'setting.save',
  'member',
  'role',
] as const;

export type PermissionCode = (typeof permissionCodes)[number];
