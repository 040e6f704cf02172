import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { decide } from './decide-post.ts';
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
      await decide(db, params, { action, warning, moderatorId: userId }, clock.now());
      return {};
    },
    async remove({ db, params, viewer: { userId } }) {
      await decide(db, params, { action: 'deleted', warning: '', moderatorId: userId }, clock.now());
      return {};
    },
  };
}
