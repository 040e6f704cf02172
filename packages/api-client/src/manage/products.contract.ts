import * as z from 'zod/mini';
import { id, instant, typedText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { goodsType } from '../orders/orders.fields.ts';
import { productLimits } from '../products/products.rules.ts';
import { changed, resourceContract } from './resource.contract.ts';

const whole = (least: number, most: number) => z.number().check(z.int(), z.minimum(least), z.maximum(most));

/** The place of a thing in the shop. */
const place = {
  /** False: taken out of the shop; who has bought it keeps it, and its own page still sells it. */
  is_listed: z._default(z.boolean(), true),
  /** The heavier, the earlier in the shop. */
  weight: z._default(whole(-productLimits.weight, productLimits.weight), 0),
  is_recommended: z._default(z.boolean(), false),
  /** One line for the shop in place of the thing's own; empty for that. */
  selling_line: z._default(typedText(productLimits.sellingLine), ''),
};

/** Whole yuan, of the thing itself. */
const charge = whole(1, productLimits.yuan);

const resource = resourceContract({
  noun: 'everything that has a price, published or not; keywords are part of a title, or the number of the goods',
  row: {
    goods_type: goodsType,
    goods_id: id,
    goods_title: z.string(),
    /** Address of a picture; empty where it has none. */
    goods_thumb: z.string(),
    /** Whole yuan. */
    charge: z.number(),
    /** Whether its own page is there for everybody. */
    is_published: z.boolean(),
    /** Whether the shop has a list of its type: none of mock papers, practices and memberships, whose place cannot be changed. */
    has_list: z.boolean(),
    is_listed: z.boolean(),
    weight: z.number(),
    is_recommended: z.boolean(),
    selling_line: z.string(),
    /** Orders that were paid. */
    sales: z.number(),
    /** What was paid for them in money, in whole yuan, before refunds. */
    revenue: z.number(),
    /** When the thing itself was made. */
    created_at: instant,
  },
  whole: {},
  draft: { ...place, charge },
  filters: {
    goods_type: z.optional(goodsType),
    state: z.optional(z.enum(['listed', 'unlisted'])),
  },
  sorts: ['weight', 'sales', 'revenue', 'charge', 'created_at'],
});

export const manageProductsContract = {
  ...resource,
  store: schemas({
    summary:
      'Puts something that has a price into the shop, at this place. Code 404 for what has none or is not there, code 1 for what the shop has no list of.',
    body: z.object({ goods_type: goodsType, goods_id: id, ...place, charge: z.optional(charge) }),
    answer: z.extend(changed, { id }),
  }),
  remove: schemas({
    summary: 'Takes one out of the shop. Who has bought it keeps it.',
    params: z.object({ id }),
    answer: changed,
  }),
};
