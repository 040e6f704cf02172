import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { combos } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { sceneTree } from '../courses/category-tree.ts';
import { countByCategory } from '../courses/course-catalog.repo.ts';
import type { Entitlement } from '../grants/entitlement.ts';
import { findEntitlement, findEntitlements } from '../grants/find-entitlement.ts';
import { staysWhileHidden } from '../grants/stays-open.ts';
import { standingOf } from '../grants/standing.ts';
import { findMarks } from '../study-records/marks.repo.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { comboCard, comboFacts } from './combo-card.ts';
import { chaptersOf, nextOf, readItem } from './combo-items.ts';
import { findItemsProgress, itemKey, meanOf, type ItemProgress } from './combo-progress.ts';
import * as repo from './combos.repo.ts';
import { comboStrings as strings } from './combos.strings.ts';

/** The calls about columns. */
export function combosRoutes({ clock }: ModuleDeps): Handlers<Contract['combos']> {
  return {
    async list({ db, query: { category_id: categoryId, teacher_id: teacherId, scene, sort, ...slice } }) {
      const now = clock.now();
      const filter = { now, categoryId, teacherId, scene, sort };
      const [rows, total, categories] = await Promise.all([
        repo.listCombos(db, filter, slice),
        repo.countCombos(db, filter),
        countByCategory(db, combos, now),
      ]);
      return {
        data: { data: rows.map(comboCard), total },
        categories: sceneTree(categories, (count) => ({ combos_count: count })),
      };
    },

    async detail({ db, params: { id }, viewer }) {
      const now = clock.now();
      const userId = viewer?.userId;
      const [combo, items] = await Promise.all([repo.findCombo(db, id, now), repo.listItems(db, id, now)]);
      if (!combo) throw new Problem(404, strings.missing);
      const { charge, isVipFree, ownerId, publishedAt } = combo;
      const [right, rights, marks, progress] = await Promise.all([
        findEntitlement(db, { type: 'combo', id, charge, isVipFree, ownerId }, userId, now),
        rightsOf(db, items, userId, now),
        findMarks(db, userId, { type: 'combo', id }),
        userId === undefined
          ? new Map<string, ItemProgress>()
          : findItemsProgress(db, items, { userId, now }),
      ]);
      const isShown = publishedAt !== null && publishedAt <= now;
      if (!isShown && !staysWhileHidden(right)) throw new Problem(404, strings.missing);
      const read = items.map((row) =>
        readItem(row, right, rights.get(itemKey(row)), progress.get(itemKey(row))),
      );
      const facts = comboFacts(combo);
      return {
        combo: {
          ...facts,
          published_at: publishedAt?.toISOString() ?? null,
          teacher: facts.teacher && {
            ...facts.teacher,
            short_description: combo.teacher?.shortDescription ?? '',
          },
          render_description: combo.renderDescription,
          ...standingOf(right),
          ...marks,
          progress: meanOf(items, progress),
        },
        chapters: chaptersOf(read),
        next: nextOf(read),
      };
    },
  };
}

/** What each of the parts is to somebody, by one question for each type. */
async function rightsOf(
  db: Database,
  items: readonly repo.ItemRow[],
  userId: number | undefined,
  now: Date,
): Promise<ReadonlyMap<string, Entitlement>> {
  const byType = Map.groupBy(items, ({ type }) => type);
  const all = await Promise.all(
    [...byType].map(async ([type, ofType]) => {
      const goods = ofType.map(({ resourceId: id, ...terms }) => ({ ...terms, id }));
      const rights = await findEntitlements(db, type, goods, { userId, now });
      return [...rights].map(([id, right]): [string, Entitlement] => [
        itemKey({ type, resourceId: id }),
        right,
      ]);
    }),
  );
  return new Map(all.flat());
}
