import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { decideComment } from '../comments/held-comments.ts';
import { decide } from './decide-post.ts';
import type { PostType } from './post-tables.ts';
import { decideVersion, listModeratedVersions } from './post-versions.ts';
import { countWaiting, listWaiting } from './waiting-posts.repo.ts';

/** The calls of those who look after the community. */
export function manageModerationRoutes({ clock }: ModuleDeps): Handlers<Contract['manageModeration']> {
  return {
    async list({ db, query: { page, size, state } }) {
      const [data, total] = await Promise.all([
        listWaiting(db, state, { page, size }),
        countWaiting(db, state),
      ]);
      return { data, total };
    },
    async decide({ db, params, body: { decision, warning }, viewer: { userId } }) {
      const action = decision === 'show' ? 'kept' : 'hidden';
      await decideOn(db, params, { action, warning, moderatorId: userId }, clock.now());
      return {};
    },
    async remove({ db, params, viewer: { userId } }) {
      await decideOn(db, params, { action: 'deleted', warning: '', moderatorId: userId }, clock.now());
      return {};
    },
    async versions({ db, params }) {
      return { data: await listModeratedVersions(db, params) };
    },
    async decideVersion({ db, params, body: { decision, reason }, viewer: { userId } }) {
      const { version_id: versionId, ...post } = params;
      const change = { versionId, isHidden: decision === 'hide', reason };
      await decideVersion(db, post, change, { userId, now: clock.now() });
      return {};
    },
  };
}

const decideOn = (
  db: Database,
  { type, id }: { type: PostType | 'comment'; id: number },
  decision: Parameters<typeof decide>[2],
  now: Date,
) => (type === 'comment' ? decideComment(db, id, decision, now) : decide(db, { type, id }, decision, now));
