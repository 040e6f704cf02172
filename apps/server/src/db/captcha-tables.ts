import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';

/** Pictures and questions that wait for their answer. Gone with the first answer, right or wrong. */
export const imageCaptchas = pgTable(
  'image_captchas',
  {
    keyHash: bytes('key_hash').primaryKey(),
    /** sha256 of key and answer: without the key, which its visitor alone has, the few answers can't be tried. */
    answerHash: bytes('answer_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('image_captchas_expires_at').on(table.expiresAt)],
);

/** Slider puzzles that wait to be solved. Gone when solved. */
export const sliderPuzzles = pgTable(
  'slider_puzzles',
  {
    keyHash: bytes('key_hash').primaryKey(),
    /** Left edge of the gap in pixels of the picture. */
    gapX: integer('gap_x').notNull(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('slider_puzzles_expires_at').on(table.expiresAt)],
);

/** What a solved puzzle has earned. Gone when spent. */
export const sliderTickets = pgTable(
  'slider_tickets',
  {
    ticketHash: bytes('ticket_hash').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('slider_tickets_expires_at').on(table.expiresAt)],
);

/** The last code that went to a number for a scene. The row outlives its code, since it also says when the next may go. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    mobile: text('mobile').notNull(),
    scene: text('scene', { enum: ['login', 'register', 'password_reset', 'mobile_bind'] }).notNull(),
    /** In the PHC form of a password: a million codes would be no work for a plain hash. Null when used or destroyed. */
    codeHash: text('code_hash'),
    /** How often a code was compared with this one. */
    tries: integer('tries').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mobile, table.scene] }),
    index('sms_codes_expires_at').on(table.expiresAt),
  ],
);
