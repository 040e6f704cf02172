import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { roles, settings, teachers, users } from '../../db/schema.ts';
import { moveCredits } from '../credits/move-credits.ts';
import { drawAvatar } from '../pictures/avatar.ts';
import { addNavEntry } from './add-nav-entry.ts';
import { communityEntry, issuesEntry } from './community/community.seed.ts';
import { idsByName } from './ids-by-name.ts';
import type { SeedDeps } from './seed-deps.ts';
import { seedIssues } from './seed-issues.ts';
import { seedProblems } from './seed-problems.ts';

/** What each of those who ask has to begin with. */
const startCredits = 100;

/** Questions and topics of the community, the switch that opens them, and the way to them. */
export async function seedCommunity({ blobs, clock }: SeedDeps, db: Database): Promise<void> {
  const now = clock.now();
  await addTeacherAccounts(db, blobs);
  const people = await idsByName(db, users, users.nickName);
  for (const userId of people.values())
    await moveCredits(db, {
      from: { kind: 'school' },
      to: { kind: 'person', userId },
      amount: startCredits,
      reason: 'register',
      key: `register:${userId}`,
      now,
    });
  await seedProblems(db, people, now);
  await seedIssues(db, people, now);
  await db.insert(settings).values({ key: 'features.wenda', value: true }).onConflictDoNothing();
  await addNavEntry(db, '/exam', communityEntry, [issuesEntry]);
}

/** Teachers without an account answer like everybody: they get one, which nobody can sign in with. */
async function addTeacherAccounts(db: Database, blobs: SeedDeps['blobs']): Promise<void> {
  const without = await db
    .select({ id: teachers.id, name: teachers.name })
    .from(teachers)
    .where(isNull(teachers.userId));
  if (without.length === 0) return;
  const [role] = await db.select({ id: roles.id }).from(roles).where(eq(roles.code, 'teacher'));
  const rows = [];
  for (const { id, name } of without) {
    const avatar = await blobs.put(`demonstration/account-of-teacher-${id}.svg`, drawAvatar(name));
    rows.push({ nickName: name, avatar, roleId: role?.id ?? null });
  }
  const made = await db.insert(users).values(rows).returning({ id: users.id, name: users.nickName });
  for (const { id, name } of made)
    await db
      .update(teachers)
      .set({ userId: id })
      .where(
        and(
          eq(teachers.name, name),
          inArray(
            teachers.id,
            without.map((teacher) => teacher.id),
          ),
        ),
      );
}
