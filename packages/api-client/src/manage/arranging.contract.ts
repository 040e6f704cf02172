import * as z from 'zod/mini';
import { id } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { changed, resourceContract, type DeclaredResource, type Shape } from './resource.contract.ts';

/** Maximum number of rows that one call orders. */
const mostInOrder = 200;

/** Position of a row in its list, lowest first. Left out when a row is added, the row goes to the end. */
export const placeInList = z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(9_999)));

const arrangeContract = (noun: string) =>
  schemas({
    summary: `Puts them in this order, all or none: ${noun}. Code 404 when one is not there.`,
    body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(mostInOrder)) }),
    answer: changed,
  });

const arrangeTreeContract = (noun: string) =>
  schemas({
    summary: `Puts them in this order and under these, all or none: ${noun}. Code 404 when one is not there, 1 when one would stand too deep.`,
    body: z.object({
      places: z
        .array(z.object({ id, parent_id: z.nullable(id) }))
        .check(z.minLength(1), z.maxLength(mostInOrder)),
    }),
    answer: changed,
  });

/** Schemas of a resource whose list has an order of its own. */
export const arrangedContract = <
  Row extends Shape,
  Whole extends Shape,
  Draft extends Shape,
  Filters extends Shape,
>(
  declared: DeclaredResource<Row, Whole, Draft, Filters>,
) => ({ ...resourceContract(declared), arrange: arrangeContract(declared.noun) });

/** Schemas of a resource whose rows form a tree of two levels, by `parent_id`. */
export const arrangedTreeContract = <
  Row extends Shape,
  Whole extends Shape,
  Draft extends Shape,
  Filters extends Shape,
>(
  declared: DeclaredResource<Row, Whole, Draft, Filters>,
) => ({ ...resourceContract(declared), arrange: arrangeTreeContract(declared.noun) });
