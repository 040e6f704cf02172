import type { PermissionCode } from '@shuyuan/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rolePermissions, roles } from '../../db/schema.ts';

/** Teachers of the demonstration make and look after what they teach and ask, and that alone. */
const own: readonly PermissionCode[] = [
  ...(['course', 'video', 'combo', 'question', 'paper', 'mockPaper', 'practice'] as const).flatMap(
    (entity) => [entity, `${entity}.store`, `${entity}.update`, `${entity}.delete`] as const,
  ),
  'paper.mark',
  'review',
  'review.update',
];

/** What they choose from while they do. */
const all: readonly PermissionCode[] = [
  'courseCategory',
  'examCategory',
  'teacher',
  'profession',
  'tag',
  'media',
  'media.store',
  'mediaFolder',
];

/** Lets teachers into the console. What a school has allowed or forbidden them by itself stays. */
export async function seedTeacherRights(db: Database): Promise<void> {
  const [role] = await db.select({ id: roles.id }).from(roles).where(eq(roles.code, 'teacher'));
  if (!role) return;
  const rights = [
    ...own.map((permission) => ({ permission, reach: 'own' as const })),
    ...all.map((permission) => ({ permission, reach: 'all' as const })),
  ];
  await db
    .insert(rolePermissions)
    .values(rights.map((right) => ({ ...right, roleId: role.id })))
    .onConflictDoNothing();
}
