import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, rowId } from './columns.ts';

/** What the local SMS adapter sent, in clear: its page is the telephone. Empty where a real adapter sends. */
export const localSms = pgTable(
  'local_sms',
  {
    id: rowId(),
    mobile: text('mobile').notNull(),
    scene: text('scene').notNull(),
    code: text('code').notNull(),
    sentAt: createdAt(),
  },
  (table) => [index('local_sms_created_at').on(table.sentAt)],
);

/** The pictures that the local WeChat adapter gave out, so that its page can list what waits to be scanned. */
export const localWechatPictures = pgTable(
  'local_wechat_pictures',
  {
    state: text('state').primaryKey(),
    createdAt: createdAt(),
  },
  (table) => [index('local_wechat_pictures_created_at').on(table.createdAt)],
);
