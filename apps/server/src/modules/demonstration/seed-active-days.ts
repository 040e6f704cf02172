import { sql } from 'drizzle-orm';
import { schoolDayOf } from '../../calendar/school-day.ts';
import type { Database } from '../../db/database.ts';
import { activeDays, comments, orders, studyRecords, users } from '../../db/schema.ts';

/** The days on which the people of the demonstration were here: those on which they left something behind. */
export async function seedActiveDays(db: Database): Promise<void> {
  await db.execute(sql`
    insert into ${activeDays} (day, user_id)
    select distinct left_behind.day, left_behind.user_id from (
      select ${schoolDayOf(users.createdAt)} as day, ${users.id} as user_id from ${users}
      union all select ${schoolDayOf(comments.createdAt)}, ${comments.userId} from ${comments}
      union all select ${schoolDayOf(studyRecords.createdAt)}, ${studyRecords.userId} from ${studyRecords}
      union all select ${schoolDayOf(studyRecords.studiedAt)}, ${studyRecords.userId} from ${studyRecords}
      union all select ${schoolDayOf(orders.createdAt)}, ${orders.userId} from ${orders}
    ) as left_behind
    -- Comments and orders outlive the accounts of who has left.
    join ${users} as present on present.id = left_behind.user_id
    on conflict do nothing`);
}
