import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PermissionCode, Reach } from '@shuyuan/api-client/contract';
import { bytes, createdAt, instant, reference, rowId } from './columns.ts';

/** Every database has them, by the migrations; the administrator holds every permission, also those of later versions. */
export const builtInRoles = ['learner', 'teacher', 'administrator'] as const;

/** Stable name of a role that every database has. */
export type BuiltInRole = (typeof builtInRoles)[number];

/** What some permissions allow: how far each of them goes. */
export type HeldPermissions = Partial<Record<PermissionCode, Reach>>;

export const roles = pgTable('roles', {
  id: rowId(),
  /** Stable name for code and seeds; `name` is what people read. */
  code: text('code')
    .notNull()
    .unique()
    .default(sql`gen_random_uuid()::text`),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  isBuiltIn: boolean('is_built_in').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const rolePermissions = pgTable(
  'role_permissions',
  {
    roleId: reference('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    permission: text('permission').notNull(),
    reach: text('reach', { enum: ['all', 'own'] })
      .notNull()
      .default('all'),
  },
  (table) => [
    primaryKey({ columns: [table.roleId, table.permission] }),
    check('role_permissions_reach', sql`${table.reach} in ('all', 'own')`),
  ],
);

export const users = pgTable(
  'users',
  {
    id: rowId(),
    /** The account id that people see and copy. Random, so that it tells nothing about how many there are. */
    uuid: uuid('uuid').notNull().unique().defaultRandom(),
    /** Null until one is bound, for accounts that came through an outside sign-in. */
    mobile: text('mobile').unique(),
    nickName: text('nick_name').notNull(),
    /** When the person gave themselves this name, which they may do once; null while they have not. */
    renamedAt: instant('renamed_at'),
    avatar: text('avatar').notNull().default(''),
    /** What the person says of themselves on their page, as typed. */
    about: text('about').notNull().default(''),
    /** In the PHC form that `password.ts` writes; null when no password was ever set. */
    passwordHash: text('password_hash'),
    roleId: reference('role_id').references(() => roles.id, { onDelete: 'set null' }),
    /** The role that was removed from under them, in case that it is brought back. */
    removedRoleId: reference('removed_role_id'),
    /** A locked account keeps its content but can't sign in, and its sessions are refused. */
    status: text('status', { enum: ['active', 'locked'] })
      .notNull()
      .default('active'),
    /** What those who look after members note of them, for themselves. */
    remark: text('remark').notNull().default(''),
    /** By which the school sorts its people. */
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Where the person came from when they opened the account, as its `msv` says. */
    source: text('source'),
    /** When a closed account goes for good; null while nobody has closed it. */
    destroysAt: instant('destroys_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('users_role').on(table.roleId),
    index('users_removed_role')
      .on(table.removedRoleId)
      .where(sql`removed_role_id is not null`),
    index('users_newest').on(table.createdAt, table.id),
    index('users_tags').using('gin', table.tags),
    index('users_nick_name').on(table.nickName.op('text_pattern_ops')),
    index('users_destroys_at').on(table.destroysAt),
    check('users_status', sql`${table.status} in ('active', 'locked')`),
    check('users_mobile', sql`${table.mobile} ~ '^1[3-9][0-9]{9}$'`),
  ],
);

/** Ended sessions keep their row until they would have expired anyway. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** sha256 of the token; the token itself is known to its owner alone. */
    tokenHash: bytes('token_hash').notNull(),
    userAgent: text('user_agent').notNull(),
    /** Where the person came from, as the sign-in's `msv` says. */
    source: text('source'),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** Of a session that looks at the site as a role: all that it may see. Null for every other one. */
    preview: jsonb('preview').$type<HeldPermissions>(),
    /** The session that has opened this one to look at the site as a role, and that ends it when it ends. */
    openedBy: uuid('opened_by'),
    /** sha256 of the proof that the present mobile number may be changed. Null once it is used. */
    mobileProofHash: bytes('mobile_proof_hash'),
    mobileProofExpiresAt: instant('mobile_proof_expires_at'),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    index('sessions_user').on(table.userId),
    index('sessions_expires_at').on(table.expiresAt),
  ],
);

/** On which days of the school somebody was signed in and used the site. */
export const activeDays = pgTable(
  'active_days',
  {
    day: date('day').notNull(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.day, table.userId] }), index('active_days_user').on(table.userId)],
);
