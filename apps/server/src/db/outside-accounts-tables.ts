import { index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, createdAt, instant, reference, rowId } from './columns.ts';
import { users } from './people-tables.ts';

/** Accounts elsewhere that people sign in with. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    id: rowId(),
    provider: text('provider', { enum: ['wechat'] }).notNull(),
    /** Names the person within one application of the provider. */
    openId: text('open_id').notNull(),
    /** Names the person over all applications of one owner, where the provider tells. */
    unionId: text('union_id'),
    /** Null until the person has given a mobile number. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'cascade' }),
    nickName: text('nick_name').notNull(),
    avatar: text('avatar').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('social_accounts_open_id').on(table.provider, table.openId),
    unique('social_accounts_union_id').on(table.provider, table.unionId),
    unique('social_accounts_user').on(table.userId, table.provider),
  ],
);

/** Sign-ins by a scanned picture, from the showing of the picture to their end. */
export const wechatScans = pgTable(
  'wechat_scans',
  {
    id: rowId(),
    /** sha256 of the code that the asking browser polls with. */
    codeHash: bytes('code_hash').notNull(),
    /** sha256 of the state that the picture holds. */
    stateHash: bytes('state_hash').notNull(),
    /** `confirmed` waits to be asked for, or for a mobile number; `over` was used or refused. */
    progress: text('progress', { enum: ['waiting', 'scanned', 'confirmed', 'over'] })
      .notNull()
      .default('waiting'),
    /** Who said yes. */
    socialAccountId: reference('social_account_id').references(() => socialAccounts.id, {
      onDelete: 'cascade',
    }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('wechat_scans_code_hash').on(table.codeHash),
    uniqueIndex('wechat_scans_state_hash').on(table.stateHash),
    index('wechat_scans_social_account').on(table.socialAccountId),
    index('wechat_scans_expires_at').on(table.expiresAt),
  ],
);

/** One-time codes that an outside sign-in hands to the site as `login_code`. */
export const loginCodes = pgTable(
  'login_codes',
  {
    id: rowId(),
    codeHash: bytes('code_hash').notNull(),
    /** Null when the outside account belongs to nobody yet: the answer is then `bind_mobile`. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The outside account that the code was given to, to be bound by it. */
    socialAccountId: reference('social_account_id').references(() => socialAccounts.id, {
      onDelete: 'cascade',
    }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    uniqueIndex('login_codes_code_hash').on(table.codeHash),
    index('login_codes_user').on(table.userId),
    index('login_codes_social_account').on(table.socialAccountId),
    index('login_codes_expires_at').on(table.expiresAt),
  ],
);
