import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { Problem } from '../../errors/problem.ts';
import { readMinutes } from '../articles/reading.ts';
import { findEntitlement, findEntitlements } from '../grants/find-entitlement.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { anthologyCard } from './anthology-card.ts';
import * as repo from './anthologies.repo.ts';
import { anthologyStrings as strings } from './anthologies.strings.ts';
import { progressOf } from './progress.ts';

type Chapter = AnswerOf<Contract['anthologies']['detail']>['chapters'][number];

export function anthologiesRoutes({ clock }: ModuleDeps): Handlers<Contract['anthologies']> {
  return {
    async list({ db, query: { category_id: categoryId, ...slice } }) {
      const now = clock.now();
      const [rows, counts] = await Promise.all([
        repo.listAnthologies(db, { now, categoryId }, slice),
        repo.countByCategory(db, now),
      ]);
      const listed = counts.filter(({ id }) => categoryId === undefined || id === categoryId);
      return {
        data: { data: rows.map(anthologyCard), total: listed.reduce((sum, { count }) => sum + count, 0) },
        categories: counts.map(({ id, name, count }) => ({ id, name, anthologies_count: count })),
      };
    },

    async detail({ db, params: { id }, viewer }) {
      const now = clock.now();
      const userId = viewer?.userId;
      const [anthology, rows] = await Promise.all([
        repo.findAnthology(db, id, now),
        repo.listContents(db, id, userId, now),
      ]);
      if (!anthology) throw new Problem(404, strings.missing);
      const { charge, isVipFree, authorId: ownerId } = anthology;
      const [right, rights] = await Promise.all([
        findEntitlement(db, { type: 'anthology', id, charge, isVipFree, ownerId }, userId, now),
        findEntitlements(db, 'article', rows, { userId, now }),
      ]);
      const contents = rows.map((row) => ({ ...row, isOpen: rights.get(row.id)?.isOpen ?? false }));
      return {
        anthology: {
          ...anthologyCard(anthology),
          render_description: anthology.renderDescription,
          can_read: right.isOpen,
          is_buy: right.isOwned,
        },
        chapters: chaptersOf(contents),
        study: viewer && progressOf(contents),
      };
    },
  };
}

type ContentsRow = Awaited<ReturnType<typeof repo.listContents>>[number] & { isOpen: boolean };

/** The contents by chapter; the rows come in their order. */
function chaptersOf(rows: readonly ContentsRow[]): Chapter[] {
  const chapters = new Map<number | null, Chapter>();
  for (const { chapter, ...row } of rows) {
    const id = chapter?.id ?? null;
    const of = chapters.get(id) ?? { id, name: chapter?.name ?? '', articles: [] };
    of.articles.push({
      id: row.id,
      title: row.title,
      read_minutes: readMinutes(row.characterCount),
      charge: row.charge,
      can_read: row.isOpen,
      progress: row.progress,
    });
    chapters.set(id, of);
  }
  return [...chapters.values()];
}
