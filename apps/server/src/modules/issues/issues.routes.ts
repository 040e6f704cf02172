import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Handlers } from '../../contract/implement.ts';
import { issues } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { communityStrings } from '../community/community.strings.ts';
import { editPost, setDeleted } from '../community/post-changes.ts';
import { takePosting } from '../community/post-limits.ts';
import { mentionInPost } from '../community/post-mentions.ts';
import { postText } from '../community/post-text.ts';
import { postViewerOf } from '../community/post-viewer.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { findReach } from '../my/my.repo.ts';
import { postFacts } from '../problems/problem-json.ts';
import { withNames } from '../mentions/mentions-in-html.ts';
import { writePostTags } from '../tags/tags-field.ts';
import * as repo from './issues.repo.ts';
import { issueStrings as strings } from './issues.strings.ts';

type Card = AnswerOf<Contract['issues']['list']>['data'][number];

type Calls = Handlers<Contract['issues']>;
type Reading = Pick<Calls, 'list' | 'detail' | 'mine'>;

/** The calls about topics. */
export const issuesRoutes = (deps: ModuleDeps): Calls => ({ ...reading, ...writing(deps) });

const reading: Reading = {
  async list({ db, query: { page, size, scene, keywords }, viewer }) {
    const filter = { isDigest: scene === 'digest', keywords };
    const [rows, total] = await Promise.all([
      repo.listIssues(db, filter, { page, size }, viewer?.userId),
      repo.countIssues(db, filter),
    ]);
    return { data: rows.map(cardOf), total };
  },

  async detail({ db, params: { id }, viewer }) {
    const reader = await postViewerOf(db, viewer);
    const row = await repo.findIssue(db, id, reader);
    if (!row) throw new Problem(404, strings.missing);
    const isOwn = row.userId === reader.userId;
    if (!isOwn) await repo.countView(db, id);
    const [{ content }] = await withNames(db, [row]);
    return {
      issue: {
        ...cardOf(row),
        content,
        is_thumbs_up: row.isThumbsUp,
        is_own: isOwn,
        may_mark: viewer !== null && (await findReach(db, viewer, 'problem.update')) !== null,
      },
    };
  },

  async mine({ db, query, viewer: { userId } }) {
    const [rows, total] = await Promise.all([
      repo.listIssues(db, { userId }, query),
      repo.countIssues(db, { userId }),
    ]);
    return { data: rows.map(cardOf), total };
  },
};

function writing({ clock, limiter }: ModuleDeps): Omit<Calls, keyof Reading> {
  return {
    async store({ db, body: { client_id: clientId, title, content, tag_ids: tagIds }, viewer: { userId } }) {
      await takePosting(limiter, userId);
      const text = await postText(db, content, title);
      const visibility = text.heldWord === '' ? 'shown' : 'held';
      const now = clock.now();
      const issue = { userId, clientId, title, ...text, visibility, createdAt: now } as const;
      return db.transaction(async (tx) => {
        const id = await repo.putIssue(tx, issue);
        await writePostTags(tx, { type: 'issue', id }, tagIds ?? []);
        await mentionInPost(tx, { type: 'issue', id }, now);
        return { id };
      });
    },

    async update({ db, params: { id }, body: { title, content, tag_ids: tagIds }, viewer: { userId } }) {
      await takePosting(limiter, userId);
      const text = await postText(db, content, title);
      const now = clock.now();
      await db.transaction(async (tx) => {
        await editPost(tx, { type: 'issue', id, userId }, { title, text, now });
        if (tagIds) await writePostTags(tx, { type: 'issue', id }, tagIds);
      });
      return {};
    },

    async remove({ db, params: { id }, viewer: { userId } }) {
      const change = { isDeleted: true, now: clock.now() };
      if (!(await setDeleted(db, { type: 'issue', id, userId }, change)))
        throw new Problem(404, strings.missing);
      return {};
    },

    async restore({ db, params: { id }, viewer: { userId } }) {
      const change = { isDeleted: false, now: clock.now() };
      if (!(await setDeleted(db, { type: 'issue', id, userId }, change)))
        throw new Problem(404, communityStrings.missing);
      return {};
    },

    async mark({ db, params: { id }, body: { is_pinned: isPinned, is_digest: isDigest } }) {
      const { rowCount } = await db
        .update(issues)
        .set({
          ...(isPinned !== undefined && { isPinned }),
          ...(isDigest !== undefined && { isDigest }),
          updatedAt: clock.now(),
        })
        .where(and(eq(issues.id, id), isNull(issues.deletedAt)));
      if (rowCount === 0) throw new Problem(404, strings.missing);
      return {};
    },
  };
}

const cardOf = (row: repo.IssueRow): Card => ({
  ...postFacts(row),
  title: row.title,
  is_pinned: row.isPinned,
  is_digest: row.isDigest,
  views_count: row.viewsCount,
  comments_count: row.commentsCount,
  tags: row.tags,
});
