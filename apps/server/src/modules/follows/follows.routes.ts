import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import { isCommunityOpen } from '../community/community-switch.ts';
import { tell } from '../messages/tell.ts';
import type { ModuleDeps } from '../module-deps.ts';
import * as repo from './follows.repo.ts';
import { followStrings as strings } from './follows.strings.ts';
import { countWorks, listWorks } from './user-works.repo.ts';

/** How often a person may follow and block. */
const changes = { limit: 60, windowSeconds: 60 };

/** The calls about people, and who follows and blocks whom. */
export function followsRoutes({ clock, limiter }: ModuleDeps): Handlers<Contract['follows']> {
  const takeChange = async (userId: number) => {
    const { allowed, retryAfter } = await limiter.take(`follow:${userId}`, changes);
    if (!allowed) throw new Problem(429, strings.tooMany, { retry_after: retryAfter });
  };

  return {
    followings: ({ db, viewer, query }) => listOf(db, viewer.userId, 'followings', query),
    followers: ({ db, viewer, query }) => listOf(db, viewer.userId, 'followers', query),

    async profile({ db, viewer: { userId }, params: { id } }) {
      const { createdAt, ...person } = await requirePerson(db, id);
      const [followers, followings, status, isBlocked] = await Promise.all([
        id === userId ? repo.countFollows(db, id, 'followers') : repo.countAllFollowers(db, id),
        repo.countFollows(db, id, 'followings'),
        repo.statusOf(db, userId, id),
        repo.isBlocking(db, userId, id),
      ]);
      return {
        ...person,
        followers_count: followers,
        followings_count: followings,
        status,
        is_blocked: isBlocked,
        is_self: id === userId,
        created_at: createdAt.toISOString(),
      };
    },

    async works({ db, params: { id }, query: { type, ...slice } }) {
      await requirePerson(db, id);
      const isClosed = (type === 'problem' || type === 'solution') && !(await isCommunityOpen(db));
      if (isClosed) return { data: [], total: 0 };
      const asked = { userId: id, now: clock.now() };
      const [rows, total] = await Promise.all([
        listWorks(db, type, { ...asked, ...slice }),
        countWorks(db, type, asked),
      ]);
      return { data: rows.map((row) => ({ type, ...row })), total };
    },

    async follow({ db, viewer: { userId }, params: { id } }) {
      await takeChange(userId);
      if (id === userId) throw new Problem(1, strings.followSelf);
      await requirePerson(db, id);
      const now = clock.now();
      await db.transaction(async (tx) => {
        if (await repo.isBlocking(tx, userId, id)) throw new Problem(1, strings.blockedByYou);
        if (!(await repo.follow(tx, userId, id, now))) return;
        const resource = { type: 'user', id };
        await tell(tx, { userId: id, type: 'follow', actorId: userId, resource, data: {}, now });
      });
      return { status: await repo.statusOf(db, userId, id) };
    },

    async unfollow({ db, viewer: { userId }, params: { id } }) {
      await takeChange(userId);
      await repo.unfollow(db, userId, id);
      return { status: 0 };
    },

    async block({ db, viewer: { userId }, params: { id } }) {
      await takeChange(userId);
      if (id === userId) throw new Problem(1, strings.blockSelf);
      await requirePerson(db, id);
      await db.transaction((tx) => repo.block(tx, userId, id, clock.now()));
      return {};
    },

    async unblock({ db, viewer: { userId }, params: { id } }) {
      await takeChange(userId);
      await repo.unblock(db, userId, id);
      return {};
    },
  };
}

async function requirePerson(db: Database, id: number) {
  const person = await repo.findPerson(db, id);
  if (!person) throw new Problem(404, strings.missing);
  return person;
}

async function listOf(
  db: Database,
  userId: number,
  side: 'followings' | 'followers',
  query: { page: number; size: number },
) {
  const [rows, total] = await Promise.all([
    repo.listFollows(db, userId, side, query),
    repo.countFollows(db, userId, side),
  ]);
  return {
    data: rows.map(({ user, isMutual, createdAt }) => ({
      user,
      status: isMutual ? (2 as const) : side === 'followings' ? (1 as const) : (0 as const),
      created_at: createdAt.toISOString(),
    })),
    total,
  };
}
