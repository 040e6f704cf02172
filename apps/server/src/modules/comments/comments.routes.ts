import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Handlers, Viewer } from '../../contract/implement.ts';
import { JsonText } from '../../contract/json-text.ts';
import type { ModuleDeps } from '../../contract/module-deps.ts';
import { Problem } from '../../contract/problem.ts';
import { findPage } from './comment-pages.repo.ts';
import * as repo from './comments.repo.ts';
import * as service from './comments.service.ts';
import { commentStrings as strings } from './comments.strings.ts';

export function commentsRoutes({ clock }: ModuleDeps): Handlers<Contract['comments']> {
  const readerOf = (viewer: Viewer | null) => ({ viewerId: viewer?.userId ?? null, now: clock.now() });

  return {
    async list({ db, params, query, viewer }) {
      const json = await findPage(db, params, query, readerOf(viewer));
      if (json === null) throw new Problem(404, strings.targetMissing);
      return new JsonText<AnswerOf<Contract['comments']['list']>>(json);
    },

    async answers({ db, params, query, viewer }) {
      const thread = await service.requireThread(db, params.id, readerOf(viewer));
      const rows = await repo.listReplies(db, thread.id, query);
      return rows.map(({ id, contentHtml, createdAt, user, repliedName }) => ({
        id,
        parent_id: thread.id,
        content: contentHtml,
        created_at: createdAt.toISOString(),
        user: user && { avatar: user.avatar, nick_name: user.nickName },
        reply: repliedName === null ? null : { nick_name: repliedName },
      }));
    },

    counts: async ({ db, params, query, viewer }) => ({
      counts: await service.countsOf(db, params.type, query.ids.split(',').map(Number), readerOf(viewer)),
    }),

    place: ({ db, params: { comment_id: id, ...target }, query: { sort }, viewer }) =>
      service.findPlace(db, target, { id, sort }, readerOf(viewer)),

    async submit({ db, params, body, viewer }) {
      const { content, parent_id: parentId, reply_id: replyId, at_seconds: atSeconds } = body;
      const post = { target: params, userId: viewer.userId, content, parentId, replyId, atSeconds };
      const id = await service.post(db, post, clock.now());
      return parentId === undefined ? { comment_id: id } : { parent_id: id };
    },
  };
}
