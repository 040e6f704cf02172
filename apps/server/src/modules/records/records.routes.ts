import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { Problem } from '../../errors/problem.ts';
import { listCategories } from './categories.repo.ts';
import * as categories from './categories.service.ts';
import { credentialsAnswer } from '../uploads/credentials-answer.ts';
import { categoryTree, withDescendants } from './category-tree.ts';
import { asVisited, recordAnswer, recordAnswers } from './record-answer.ts';
import { keepPicture, startPicture } from './record-picture.ts';
import { takeSaving } from './record-limits.ts';
import * as repo from './records.repo.ts';
import * as service from './records.service.ts';
import { recordStrings as strings } from './records.strings.ts';
import { findUploaded } from './uploaded-video.ts';

export function recordsRoutes(deps: ModuleDeps): Handlers<Contract['records']> {
  const { clock, cloudVideo, limiter } = deps;
  return {
    async list({ db, viewer: { userId }, query: { category_id: categoryId = 0, keywords, ...page } }) {
      const categoryIds =
        categoryId === 0 ? undefined : withDescendants(await listCategories(db, userId), categoryId);
      if (categoryIds?.length === 0) throw new Problem(404, strings.categoryMissing);
      const filter = { categoryIds, keywords: keywords?.trim() };
      const [rows, total] = await Promise.all([
        repo.listRecords(db, userId, filter, page),
        repo.countRecords(db, userId, filter),
      ]);
      return { videos: { data: await recordAnswers(cloudVideo, rows), total } };
    },

    async detail({ db, viewer, params: { id } }) {
      const found = await repo.findReadable(db, id, viewer?.userId ?? null);
      if (!found) throw new Problem(404, strings.missing);
      const { owner, ...row } = found;
      const isOwner = viewer?.userId === row.userId;
      const duration = row.isMeasured ? row.duration : await service.measureAgain(deps, db, row);
      const video = await recordAnswer(cloudVideo, { ...row, duration });
      return {
        video: isOwner ? video : asVisited(video),
        user: owner && { id: owner.id, nick_name: owner.nickName, avatar: owner.avatar },
        is_owner: isOwner,
      };
    },

    create: {
      async prepare({ db, viewer: { userId }, body }) {
        await takeSaving(limiter, userId);
        const { aliyun_video_id: videoId, duration: claimed } = body;
        const finding = await findUploaded(deps, db, { userId, videoId, claimed });
        return async (call) => {
          const saved = { userId, body, now: clock.now() };
          return { video: { id: await service.createRecord(call.db, saved, finding) } };
        };
      },
    },

    async update({ db, viewer: { userId }, params: { id }, body }) {
      await service.updateRecord(deps, { db, userId, id, body });
      return {};
    },

    async remove({ db, viewer: { userId }, params: { id } }) {
      await service.removeRecord(deps, { db, userId, id });
      return {};
    },

    async share({ db, viewer: { userId }, params: { id }, body }) {
      const isChanged = await repo.shareRecord(db, userId, id, body.is_shared);
      if (!isChanged) throw new Problem(404, strings.missing);
      return {};
    },

    async startPicture({ db, viewer: { userId }, params: { id } }) {
      const credentials = await startPicture(deps, { db, userId, id });
      return { credentials: credentials && credentialsAnswer(credentials) };
    },

    async keepPicture({ db, viewer: { userId }, params: { id } }) {
      await keepPicture(deps, { db, userId, id });
      return {};
    },

    categories: async ({ db, viewer: { userId } }) => ({
      categories: { categories: categoryTree(await listCategories(db, userId)) },
    }),

    async createCategory({ db, viewer: { userId }, body: { name, parent_id: parentId } }) {
      const call = { db, userId, now: clock.now() };
      return { id: await categories.createCategory(call, name, parentId) };
    },

    async renameCategory({ db, viewer: { userId }, params: { id }, body: { name } }) {
      await categories.renameCategory({ db, userId, now: clock.now() }, id, name);
      return {};
    },

    async removeCategory({ db, viewer: { userId }, params: { id } }) {
      await categories.removeCategory({ db, userId, now: clock.now() }, id);
      return {};
    },
  };
}
