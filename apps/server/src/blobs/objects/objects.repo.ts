import { and, eq, isNotNull, lte, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { objectFiles, objectLoans, objectUploads, storedObjects, users } from '../../db/schema.ts';

export type Loaned = typeof objectLoans.$inferSelect;
export type Stored = typeof storedObjects.$inferSelect;

export async function findObject(db: Database, key: string): Promise<Stored | undefined> {
  const [found] = await db.select().from(storedObjects).where(eq(storedObjects.key, key));
  return found;
}

export async function findLoan(db: Database, key: string): Promise<Loaned | undefined> {
  const [found] = await db.select().from(objectLoans).where(eq(objectLoans.key, key));
  return found;
}

/** As `findLoan`, and lets nobody else put this object until the transaction ends. */
export async function lockLoan(tx: Database, key: string): Promise<Loaned | undefined> {
  const [found] = await tx.select().from(objectLoans).where(eq(objectLoans.key, key)).for('update');
  return found;
}

/** Lets one transaction after the other decide about a person's quota. False when there is no such person. */
export async function lockUser(tx: Database, userId: number): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return found.length > 0;
}

/** What a person has stored, and what they may still store, but for one key. */
export async function countBytes(tx: Database, userId: number, but: string, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ bytes: string }>(sql`
    select coalesce((
      select sum(${storedObjects.bytes}) from ${storedObjects}
      where ${storedObjects.userId} = ${userId} and ${storedObjects.key} <> ${but}
    ), 0) + coalesce((
      select sum(${objectLoans.maxBytes}) from ${objectLoans}
      where ${objectLoans.userId} = ${userId} and ${objectLoans.key} <> ${but}
        and not exists (select from ${storedObjects} where ${storedObjects.key} = ${objectLoans.key})
        and (${objectLoans.expiresAt} > ${now}
          or exists (select from ${objectFiles} where ${objectFiles.key} = ${objectLoans.key}))
    ), 0) as bytes`);
  return Number(rows[0]?.bytes);
}

export async function saveLoan(tx: Database, loan: Loaned): Promise<void> {
  const { key: _, ...rest } = loan;
  await tx.insert(objectLoans).values(loan).onConflictDoUpdate({ target: objectLoans.key, set: rest });
}

/** Puts an object in the place of whatever had its key. */
export async function saveObject(tx: Database, stored: Stored): Promise<void> {
  const { key: _, ...rest } = stored;
  await tx.insert(storedObjects).values(stored).onConflictDoUpdate({ target: storedObjects.key, set: rest });
}

export async function saveContentType(db: Database, key: string, contentType: string): Promise<void> {
  await db.update(storedObjects).set({ contentType }).where(eq(storedObjects.key, key));
}

/** @param userId Null for nobody. */
export async function saveOwner(db: Database, key: string, userId: number | null): Promise<void> {
  await db.update(storedObjects).set({ userId }).where(eq(storedObjects.key, key));
}

/** Takes the object away, the access to put it, and what was begun. Their files are for others to discard. */
export async function deleteKey(tx: Database, key: string): Promise<void> {
  await tx.delete(objectLoans).where(eq(objectLoans.key, key));
  await tx.delete(storedObjects).where(eq(storedObjects.key, key));
  await tx.delete(objectUploads).where(eq(objectUploads.key, key));
}

/** Ends access that has run out, unless something that it began is still there. */
export async function deleteExpiredLoans(db: Database, now: Date): Promise<void> {
  const begun = db
    .select({ id: objectUploads.id })
    .from(objectUploads)
    .where(eq(objectUploads.key, objectLoans.key));
  await db.delete(objectLoans).where(and(lte(objectLoans.expiresAt, now), notExists(begun)));
}

/** Keys of objects whose people have gone. */
export async function findOwnerless(db: Database, limit: number): Promise<string[]> {
  const owner = db.select({ id: users.id }).from(users).where(eq(users.id, storedObjects.userId));
  const rows = await db
    .select({ key: storedObjects.key })
    .from(storedObjects)
    .where(and(isNotNull(storedObjects.userId), notExists(owner)))
    .limit(limit);
  return rows.map(({ key }) => key);
}
