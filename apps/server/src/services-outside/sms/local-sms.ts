import { desc } from 'drizzle-orm';
import type { Clock } from '../../calendar/clock.ts';
import type { Database } from '../../db/database.ts';
import { localSms } from '../../db/local-tables.ts';
import { localSmsStrings as strings } from './local-sms.strings.ts';
import type { SmsScene, SmsSender } from './sms-sender.ts';

export interface SentSms {
  id: number;
  mobile: string;
  scene: SmsScene | 'digest';
  /** The code; the words of a digest. */
  code: string;
  sentAt: Date;
}

/** Keeps each message in the database, where the page of sent codes reads it. Sends nothing anywhere. */
export function createLocalSms(db: Database, clock: Clock): SmsSender {
  return {
    async send({ mobile, scene, code }) {
      await db.insert(localSms).values({ mobile, scene, code, sentAt: clock.now() });
    },
    async sendDigest({ mobile, ...counts }) {
      const code = strings.digest(counts);
      await db.insert(localSms).values({ mobile, scene: 'digest', code, sentAt: clock.now() });
    },
  };
}

/** The latest messages, newest first. */
export async function findSentSms(db: Database, limit: number): Promise<SentSms[]> {
  const rows = await db.select().from(localSms).orderBy(desc(localSms.id)).limit(limit);
  return rows.map((row) => ({ ...row, scene: row.scene as SentSms['scene'] }));
}
