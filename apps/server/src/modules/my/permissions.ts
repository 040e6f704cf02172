/** What a role may allow, as `entity` or `entity.action`. Codes are stored and sent: never rename one. */
export type PermissionCode =
  | 'comment.store'
  | 'comment.delete'
  | 'article.store'
  | 'article.update'
  | 'article.delete'
  | 'announcement.store'
  | 'nav.store'
  | 'setting.save'
  | 'member'
  | 'role';
