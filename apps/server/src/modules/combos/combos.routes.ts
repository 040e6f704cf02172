import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { combos } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { sceneTree } from '../courses/category-tree.ts';
import { countByCategory } from '../courses/course-catalog.repo.ts';
import type { Entitlement } from '../grants/entitlement.ts';
import { findEntitlement, findEntitlements } from '../grants/find-entitlement.ts';
import { findMarks } from '../study-records/marks.repo.ts';
import type { ModuleDeps } from '../module-deps.ts';
import * as repo from './combos.repo.ts';
import { comboStrings as strings } from './combos.strings.ts';

type Detail = AnswerOf<Contract['combos']['detail']>;
type Card = AnswerOf<Contract['combos']['list']>['data']['data'][number];

/** The calls about columns. */
export function combosRoutes({ clock }: ModuleDeps): Handlers<Contract['combos']> {
  return {
    async list({ db, query: { category_id: categoryId, scene, ...slice } }) {
      const now = clock.now();
      const filter = { now, categoryId, scene };
      const [rows, total, categories] = await Promise.all([
        repo.listCombos(db, filter, slice),
        repo.countCombos(db, filter),
        countByCategory(db, combos, now),
      ]);
      return {
        data: { data: rows.map(cardOf), total },
        categories: sceneTree(categories, (count) => ({ combos_count: count })),
      };
    },

    async detail({ db, params: { id }, viewer }) {
      const now = clock.now();
      const userId = viewer?.userId;
      const [combo, items] = await Promise.all([repo.findCombo(db, id, now), repo.listItems(db, id, now)]);
      if (!combo) throw new Problem(404, strings.missing);
      const { charge, isVipFree, ownerId, publishedAt } = combo;
      const [right, rights, marks] = await Promise.all([
        findEntitlement(db, { type: 'combo', id, charge, isVipFree, ownerId }, userId, now),
        rightsOf(db, items, userId, now),
        findMarks(db, userId, { type: 'combo', id }),
      ]);
      // Who was handed it keeps it while it is hidden.
      const isShown = publishedAt !== null && publishedAt <= now;
      if (!isShown && !right.isOwned) throw new Problem(404, strings.missing);
      const facts = factsOf(combo);
      return {
        combo: {
          ...facts,
          published_at: publishedAt?.toISOString() ?? null,
          teacher: facts.teacher && {
            ...facts.teacher,
            short_description: combo.teacher?.shortDescription ?? '',
          },
          render_description: combo.renderDescription,
          can_watch: right.isOpen,
          is_buy: right.isOwned,
          ...marks,
        },
        chapters: chaptersOf(items, right, (item) => rights.get(`${item.type} ${item.resourceId}`)),
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
      return [...rights].map(([id, right]): [string, Entitlement] => [`${type} ${id}`, right]);
    }),
  );
  return new Map(all.flat());
}

/** The parts by chapter; the rows come in their order. */
function chaptersOf(
  rows: readonly repo.ItemRow[],
  whole: Entitlement,
  rightOf: (row: repo.ItemRow) => Entitlement | undefined,
): Detail['chapters'] {
  const chapters = new Map<number | null, Detail['chapters'][number]>();
  for (const row of rows) {
    const id = row.chapter?.id ?? null;
    const of = chapters.get(id) ?? { id, title: row.chapter?.title ?? '', items: [] };
    const right = rightOf(row);
    of.items.push({
      id: row.id,
      type: row.type,
      resource_id: row.resourceId,
      title: row.title,
      thumb: row.thumb,
      duration: row.duration,
      charge: row.charge,
      can_watch: whole.isOpen || (right?.isOpen ?? false),
      is_owned: isOwnedWithout(right, whole),
    });
    chapters.set(id, of);
  }
  return [...chapters.values()];
}

/** Theirs by a ground that is not this column. */
const isOwnedWithout = (right: Entitlement | undefined, whole: Entitlement): boolean =>
  right !== undefined &&
  right.isOwned &&
  (!whole.isOwned ||
    right.grounds.some(({ state, reason, partOf }) => state === 'opens' && reason === 'bought' && !partOf));

function factsOf(row: Omit<repo.FoundCombo, 'publishedAt'>): Omit<Card, 'published_at'> {
  const { teacher } = row;
  return {
    id: row.id,
    title: row.title,
    thumb: row.thumb,
    short_description: row.shortDescription,
    category: row.category,
    teacher: teacher && { id: teacher.id, name: teacher.name, avatar: teacher.avatar, title: teacher.title },
    items_count: row.itemsCount,
    duration: row.duration,
    user_count: row.userCount,
    charge: row.charge,
    original_charge: row.originalCharge,
    is_vip_free: row.isVipFree,
  };
}

const cardOf = (row: repo.ComboRow): Card => ({
  ...factsOf(row),
  published_at: row.publishedAt.toISOString(),
});
