import type { Contract } from '@shuyuan/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { settingSheets } from '../../db/schema.ts';
import { changeRow } from '../../resources/change-rows.ts';
import { inTransaction } from '../../resources/write-rows.ts';
import { findSettings } from '../config/config.repo.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { settingStrings as strings } from './home.strings.ts';
import { changeableSettings, settingResource, sheetId } from './manage-settings.ts';

/** While nobody has changed anything: before every change that is made upon it. */
const never = new Date(0);

/** The calls of the site's settings. */
export function manageSettingsRoutes({
  clock,
}: Pick<ModuleDeps, 'clock'>): Handlers<Contract['manageSettings']> {
  return {
    async find({ db }) {
      const stored = await findSettings(db);
      const [sheet] = await db.select().from(settingSheets).where(eq(settingSheets.id, sheetId));
      return { ...changeableSettings(stored), updated_at: (sheet?.updatedAt ?? never).toISOString() };
    },

    update: ({ db, viewer, body: { seen_at: seenAt, ...fields } }) =>
      inTransaction(db, settingResource, async (tx) => {
        await openSheet(tx);
        return changeRow(
          settingResource,
          { id: sheetId, fields, seenAt, ownerId: null },
          { tx, now: clock.now(), userId: viewer.userId },
        );
      }),
  };
}

/** The row that is locked is there from the first change on. */
const openSheet = (tx: Database) =>
  tx
    .insert(settingSheets)
    .values({ id: sheetId, name: strings.sheet, createdAt: never, updatedAt: never })
    .onConflictDoNothing();
