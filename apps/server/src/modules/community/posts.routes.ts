import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { Problem } from '../../errors/problem.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { listChoosableTags } from '../tags/tags.repo.ts';
import { storePicture } from '../uploads/store-picture.ts';
import { communityStrings as strings } from './community.strings.ts';
import { findReadable } from './post-access.ts';
import { reportPost } from './post-reports.ts';
import { offerForPost } from './post-mentions.ts';
import { listVersions } from './post-versions.ts';
import { postViewerOf } from './post-viewer.ts';

/** The calls about posts of any type. */
export function postsRoutes({ blobs, clock, limiter }: ModuleDeps): Handlers<Contract['posts']> {
  return {
    async versions({ db, params: post, viewer }) {
      if (!(await findReadable(db, post, await postViewerOf(db, viewer))))
        throw new Problem(404, strings.missing);
      return { data: await listVersions(db, post) };
    },

    async people({ db, query: { keywords, type, id }, viewer }) {
      const conversation = type !== undefined && id !== undefined ? { type, id } : null;
      const reader = { ...(await postViewerOf(db, viewer)), userId: viewer.userId };
      return offerForPost(db, limiter, { conversation, keywords }, reader);
    },

    async tags({ db }) {
      return { data: await listChoosableTags(db) };
    },

    picture: ({ viewer: { userId }, body: { file } }) =>
      storePicture({ blobs, clock, limiter }, { file, userId }),

    async report({ db, params, body, viewer }) {
      const found = await findReadable(db, params, await postViewerOf(db, viewer));
      if (!found) throw new Problem(404, strings.missing);
      if (found.userId === viewer.userId) throw new Problem(1, strings.reportOwn);
      await reportPost(db, limiter, { post: params, userId: viewer.userId, ...body }, clock.now());
      return {};
    },
  };
}
