import * as z from 'zod/mini';
import { id } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { changed } from './resource.contract.ts';

/** Things that are put in order at once. */
const mostInOrder = 200;

/** Puts all of a list in order. */
export const arrangeContract = (noun: string) =>
  schemas({
    summary: `Puts them in this order, all or none: ${noun}. Code 404 when one is not there.`,
    body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(mostInOrder)) }),
    answer: changed,
  });

/** Puts all of a tree in order and in their places. */
export const arrangeTreeContract = (noun: string) =>
  schemas({
    summary: `Puts them in this order and under these, all or none: ${noun}. Code 404 when one is not there, 1 when one would stand too deep.`,
    body: z.object({
      places: z
        .array(z.object({ id, parent_id: z.nullable(id) }))
        .check(z.minLength(1), z.maxLength(mostInOrder)),
    }),
    answer: changed,
  });
