import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Handlers, Viewer } from '../../contract/implement.ts';
import { JsonText, derived } from '../../contract/json-text.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { Problem } from '../../errors/problem.ts';
import { findPage } from './comment-pages.repo.ts';
import * as repo from './comments.repo.ts';
import { findMentions, type MentionJson } from '../mentions/mentions.repo.ts';
import { offerInThread } from './comment-mentions.ts';
import { edit, requireOwn } from './comment-edits.service.ts';
import { report } from './comment-reports.service.ts';
import * as service from './comments.service.ts';
import { commentStrings as strings } from './comments.strings.ts';

export function commentsRoutes({ clock, limiter }: ModuleDeps): Handlers<Contract['comments']> {
  const readerOf = (viewer: Viewer | null) => ({ viewerId: viewer?.userId ?? null, now: clock.now() });

  const answerOf = derived(({ bytes }) => new JsonText<AnswerOf<Contract['comments']['list']>>(bytes));

  return {
    async list({ db, params, query, viewer }) {
      const page = await findPage(db, params, query, readerOf(viewer));
      if (page === null) throw new Problem(404, strings.targetMissing);
      return answerOf(page);
    },

    async answers({ db, params, query, viewer }) {
      const thread = await service.requireThread(db, params.id, readerOf(viewer));
      const rows = await repo.listReplies(db, thread.id, query, viewer?.userId);
      return rows.map((row) => replyAnswer(thread.id, row));
    },

    people: ({ db, params, query: { keywords }, viewer }) =>
      offerInThread(db, limiter, { target: params, userId: viewer.userId, keywords }, clock.now()),

    counts: async ({ db, params, query, viewer }) => ({
      counts: await service.countsOf(db, params.type, query.ids.split(',').map(Number), readerOf(viewer)),
    }),

    place: ({ db, params: { comment_id: id, ...target }, query: { sort }, viewer }) =>
      service.findPlace(db, target, { id, sort }, readerOf(viewer)),

    async submit({ db, params, body, viewer }) {
      const {
        content,
        parent_id: parentId,
        reply_id: replyId,
        at_seconds: atSeconds,
        paragraph,
        mentions,
      } = body;
      const post = {
        target: params,
        userId: viewer.userId,
        content,
        parentId,
        replyId,
        atSeconds,
        paragraph,
        mentions,
      };
      const made = await service.post(db, post, clock.now());
      const { id } = made;
      const waiting = made.heldWord !== '' && { is_waiting: true };
      if (parentId === undefined)
        return {
          comment_id: id,
          comment: { ...newCommentAnswer(made, await findMentions(db, id)), ...waiting },
        };
      const reply = await repo.findReply(db, id);
      return { parent_id: id, ...(reply && { reply: { ...replyAnswer(parentId, reply), ...waiting } }) };
    },

    async removeOwn({ db, params, viewer }) {
      await service.removeOwn(db, params.id, viewer.userId, clock.now());
      return {};
    },

    async restoreOwn({ db, params, viewer }) {
      await service.restoreOwn(db, params.id, viewer.userId, clock.now());
      return {};
    },

    words: async ({ db, params, viewer }) => ({
      content: (await requireOwn(db, params.id, viewer.userId, clock.now())).content,
    }),

    async edit({ db, params, body, viewer }) {
      const { id } = params;
      const edited = await edit(db, limiter, { id, userId: viewer.userId, ...body }, clock.now());
      return {
        mentions: await findMentions(db, id),
        content: edited.contentHtml,
        edited_at: edited.editedAt?.toISOString() ?? null,
        ...(edited.isWaiting && { is_waiting: true }),
      };
    },

    async report({ db, params, body, viewer }) {
      await report(db, { commentId: params.id, userId: viewer.userId, ...body }, clock.now());
      return {};
    },
  };
}

const replyAnswer = (parentId: number, row: repo.ReplyRow) => ({
  id: row.id,
  parent_id: parentId,
  content: row.contentHtml,
  created_at: row.createdAt.toISOString(),
  user_id: row.userId,
  edited_at: row.editedAt?.toISOString() ?? null,
  is_blocked: row.isBlocked,
  mentions: row.mentions,
  user: row.user && { avatar: row.user.avatar, nick_name: row.user.nickName },
  reply: row.repliedName === null ? null : { nick_name: row.repliedName },
});

/** As `findPage` has it: a test compares the two. */
const newCommentAnswer = (row: Awaited<ReturnType<typeof service.post>>, mentions: MentionJson[]) => ({
  id: row.id,
  parent_id: 0,
  content: row.contentHtml,
  children_count: 0,
  reply_id: 0,
  reply_comment: null,
  reply_user: null,
  reply_user_id: 0,
  created_at: row.createdAt.toISOString(),
  user_id: row.userId,
  at_seconds: row.atSeconds,
  paragraph: row.paragraph,
  edited_at: null,
  is_blocked: false,
  mentions,
  is_removed: false,
});
