import type { GoodsRef } from '@shuyuan/api-client';
import type { Contract } from '@shuyuan/api-client/contract';
import { and, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { instantJson } from '../../db/instant-json.ts';
import { orders, products } from '../../db/schema.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import { lockRows } from '../../resources/fields-of.ts';
import { isPartOf } from '../../resources/list-rows.ts';
import { defineResource, type Resource } from '../../resources/resource.ts';
import { settle, updateRows } from '../../resources/write-rows.ts';
import { anthologyResource } from '../manage/manage-anthologies.ts';
import { articleResource } from '../manage/manage-articles.ts';
import { dayAndTime } from '../manage/cells.ts';
import { comboResource } from '../manage/manage-combos.ts';
import { courseResource } from '../manage/manage-courses.ts';
import { membershipResource } from '../manage/manage-memberships.ts';
import { managedMockPaperResource } from '../manage/manage-mock-papers.ts';
import { managedPaperResource } from '../manage/manage-papers.ts';
import { managedPracticeResource } from '../manage/manage-practices.ts';
import { videoResource } from '../manage/manage-videos.ts';
import { titleOfGoods } from '../manage/goods-of-grants.ts';
import { listedTypes } from '../resource-cards/resource-types.ts';
import { chargeOf, soldColumns as sold, soldGoods } from './sold-goods.ts';
import { productStrings as strings } from './products.strings.ts';

const { columns } = strings;

/** Where the price of each type is changed, with all that its own form would refuse. */
const pricedBy: Record<GoodsRef['goods_type'], Resource> = {
  article: articleResource,
  anthology: anthologyResource,
  course: courseResource,
  video: videoResource,
  combo: comboResource,
  paper: managedPaperResource,
  mock_paper: managedMockPaperResource,
  practice: managedPracticeResource,
  role: membershipResource,
};

/** Gives a place to what has a price and none yet: it is listed as before. */
export async function placeGoods(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    insert into ${products} (goods_type, goods_id, created_at, updated_at)
    select ${sold.goodsType}, ${sold.goodsId}, ${sold.createdAt}, ${sold.updatedAt} from ${soldGoods}
    where ${inArray(sold.id, [...ids])} order by ${sold.id} on conflict do nothing`);
}

/** One price: it is written where the thing has it. */
async function changePrice(
  tx: Database,
  id: number,
  charge: number,
  change: { now: Date; userId: number },
): Promise<void> {
  const [goods] = await tx.select().from(products).where(eq(products.id, id));
  if (!goods) throw new Problem(404, coreStrings.notFound);
  const resource = pricedBy[goods.goodsType];
  const ids = [goods.goodsId];
  const made = { tx, ...change, ownerId: null };
  await lockRows(tx, resource, ids, made, 'no key update');
  await updateRows(resource, ids, { charge }, made);
  await settle(resource, ids, new Set(['charge']), made);
}

const listed: readonly string[] = listedTypes;

const hasList = inArray(sold.goodsType, [...listedTypes]);
const isListed = sql`coalesce(${products.isListed}, true)`;

const paid = (figure: SQL) => sql`(select ${figure} from ${orders}
  where ${and(eq(orders.goodsType, sold.goodsType), eq(orders.goodsId, sold.goodsId), sql`status = 9`)})`;
const sales = paid(sql`count(*)::int`);
const revenue = paid(sql`coalesce(sum(${orders.charge}), 0)::int`);
const weight = sql`coalesce(${products.weight}, 0)`;

/** What is sold as its list reads it; written is the place alone. */
const declaration: Omit<Parameters<typeof defineResource<Contract['manageProducts']>>[0], 'table' | 'title'> =
  {
    entity: 'product',
    found: (keywords) =>
      or(
        isPartOf(sold.title, keywords),
        /^\d{1,15}$/.test(keywords) ? eq(sold.goodsId, Number(keywords)) : undefined,
      ),
    fields: {
      is_listed: products.isListed,
      weight: products.weight,
      is_recommended: products.isRecommended,
      selling_line: products.sellingLine,
      charge: {
        json: chargeOf(products.goodsType, products.goodsId),
        write: (tx, id, charge, now, { userId }) => changePrice(tx, id, charge, { now, userId }),
      },
    },
    joins: sql`left join ${products} on ${eq(products.id, sold.id)}`,
    row: (now) => ({
      goods_type: sold.goodsType,
      goods_id: sold.goodsId,
      goods_title: sold.title,
      goods_thumb: sold.thumb,
      charge: sold.charge,
      is_published: sql`coalesce(${lte(sold.publishedAt, now)}, false)`,
      has_list: hasList,
      is_listed: isListed,
      weight,
      is_recommended: sql`coalesce(${products.isRecommended}, false)`,
      selling_line: sql`coalesce(${products.sellingLine}, '')`,
      sales,
      revenue,
      created_at: sold.createdAt,
    }),
    whole: {},
    filters: {
      goods_type: (type) => eq(sold.goodsType, type),
      state: (state) => and(hasList, sql`${isListed} = ${state === 'listed'}`),
    },
    sorts: {
      weight: [weight, 'desc'],
      sales: [sales, 'desc'],
      revenue: [revenue, 'desc'],
      charge: [sold.charge, 'desc'],
      created_at: [sold.createdAt, 'desc'],
    },
    exported: {
      name: strings.plural,
      columns: [
        [columns.type, (row) => strings.types[row.goods_type]],
        [columns.goodsId, (row) => row.goods_id],
        [columns.goods, (row) => row.goods_title],
        [columns.charge, (row) => row.charge],
        [columns.sales, (row) => row.sales],
        [columns.revenue, (row) => row.revenue],
        [
          columns.state,
          ({ has_list: has, is_listed: is }) => strings.states[has ? (is ? 'listed' : 'unlisted') : 'none'],
        ],
        [columns.weight, (row) => row.weight],
        [columns.recommended, (row) => (row.is_recommended ? strings.yes : strings.no)],
        [columns.line, (row) => row.selling_line],
        [columns.createdAt, (row) => dayAndTime(row.created_at)],
      ],
    },
    async check(ids, { tx }, fields) {
      if ([...fields].every((field) => field === 'charge')) return;
      const rows = await tx
        .select({ type: products.goodsType })
        .from(products)
        .where(inArray(products.id, [...ids]));
      if (rows.some(({ type }) => !listed.includes(type)))
        throw new Problem(1, strings.noList, { field: 'is_listed' });
    },
  };

/** The list of all that is sold. It has no table of its own. */
export const soldResource = defineResource<Contract['manageProducts']>({
  ...declaration,
  table: Object.assign(soldGoods, {
    updatedAt: sql`coalesce(${instantJson(products.updatedAt)}, ${instantJson(sold.updatedAt)})`,
  }),
  title: sold.title,
});

/** Places in the shop, as they are changed, logged and taken back. */
export const productResource = defineResource<Contract['manageProducts']>({
  ...declaration,
  table: products,
  title: titleOfGoods(products.goodsType, products.goodsId),
});
