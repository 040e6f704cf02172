import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers, Viewer } from '../../contract/implement.ts';
import type { ModuleDeps } from '../../contract/module-deps.ts';
import * as repo from './comments.repo.ts';
import * as service from './comments.service.ts';

export function commentsRoutes({ clock }: ModuleDeps): Handlers<Contract['comments']> {
  const readerOf = (viewer: Viewer | null) => ({ viewerId: viewer?.userId ?? null, now: clock.now() });

  return {
    async list({ db, params, query, viewer }) {
      await service.requireTarget(db, params, readerOf(viewer));
      const rows = await repo.listComments(db, params, query, query.sort);
      // An empty page has no row to tell it: the first is empty where there is nothing.
      const total = rows[0]?.total ?? (query.page === 1 ? 0 : await repo.countComments(db, params));
      const authors = await repo.findAuthors(db, [...new Set(rows.map(({ userId }) => userId))]);
      return {
        users: Object.fromEntries(authors.map((author) => [author.id, person(author)])),
        comments: { data: rows.map(topLevelComment), total },
      };
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

function person({ id, avatar, nickName }: { id: number; avatar: string; nickName: string }) {
  return { id, avatar, nick_name: nickName };
}

function topLevelComment(row: Awaited<ReturnType<typeof repo.listComments>>[number]) {
  return {
    id: row.id,
    parent_id: 0,
    content: row.contentHtml,
    children_count: row.childrenCount,
    reply_id: 0,
    reply_comment: null,
    reply_user: null,
    reply_user_id: 0,
    created_at: row.createdAt.toISOString(),
    user_id: row.userId,
    at_seconds: row.atSeconds,
  };
}
