import type { VideoWatermark } from '@shuyuan/api-client';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { findSettings } from '../config/config.repo.ts';
import { configStrings } from '../config/config.strings.ts';
import { readSettings } from '../config/site-settings.ts';
import { maskedMobile } from '../my/masked-mobile.ts';

/** What names who watches. */
interface Watcher {
  id: number;
  /** Null while none is bound. */
  mobile: string | null;
}

/** What moves over a film that somebody watches, or a visitor; null where the school wants none, or nothing is left of it. */
export async function findWatermark(
  db: Database,
  userId: number | undefined,
): Promise<VideoWatermark | null> {
  const { isOn, ...watermark } = readSettings(await findSettings(db), configStrings).watermark;
  if (!isOn) return null;
  const [watcher = null] =
    userId === undefined
      ? []
      : await db.select({ id: users.id, mobile: users.mobile }).from(users).where(eq(users.id, userId));
  const text = watermarkText(watermark.text, watcher);
  return text === '' ? null : { ...watermark, text };
}

/** The line with the watcher's own in its places, the mobile number masked: a film is watched in public, too. */
function watermarkText(template: string, watcher: Watcher | null): string {
  const mobile = watcher?.mobile ? maskedMobile(watcher.mobile) : '';
  return template
    .replaceAll(/\$\{(?:user\.)?mobile\}/g, () => mobile)
    .replaceAll('${user.id}', () => String(watcher?.id ?? ''))
    .trim();
}
