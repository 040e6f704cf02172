import * as z from 'zod/mini';
import { done, id, instant, optionalChoice, paged, paging, requiredText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { listedResource, resourceType } from '../resources/resource-card.contract.ts';
import { favoriteLimits } from './favorites.rules.ts';

/** A folder by its id; 0 for what is in none. */
const folder = z.coerce.number<number>().check(z.int(), z.minimum(0), z.maximum(2 ** 53 - 1));

const name = requiredText(favoriteLimits.name);

/** What a person has set aside, and the folders that they sort it into: the specification's favourite categories. */
export const favoritesContract = {
  list: schemas({
    summary:
      'What the signed-in user has set aside, the latest first, of all folders or one. What is gone keeps its row.',
    query: z.object({
      ...paging(12, 50),
      /** All types when left out. */
      type: optionalChoice(resourceType),
      /** All folders when left out; 0 for what is in none. */
      category_id: z.optional(folder),
    }),
    answer: z.extend(
      paged(
        z.object({
          resource: listedResource,
          /** The user may use it without paying for it: it is free, theirs, or open to members. Servers that do not tell leave it out. */
          is_open: z.optional(z.boolean()),
          /** The folder that it is in; null for none. */
          category_id: z.nullable(id),
          created_at: instant,
        }),
      ),
      {
        /** How many there are of each type in the folder, whatever `type` asks for; types without any are left out. */
        counts: z.partialRecord(resourceType, z.number()),
      },
    ),
  }),
  move: schemas({
    summary:
      'Puts several favourites into a folder, or out of all by null. What is not set aside any more is passed over.',
    body: z.object({
      favorites: z
        .array(z.object({ type: resourceType, id }))
        .check(z.minLength(1), z.maxLength(favoriteLimits.movedAtOnce)),
      category_id: z.nullable(id),
    }),
    answer: z.object({ moved_count: z.number() }),
  }),
  categories: schemas({
    summary: 'The folders of the signed-in user by name, with how much is in each.',
    answer: z.object({
      categories: z.array(
        z.object({ id, name: z.string(), favorites_count: z.number(), created_at: instant }),
      ),
      /** Of all folders, and of none. */
      favorites_count: z.number(),
      /** What is in no folder. */
      loose_count: z.number(),
    }),
  }),
  createCategory: schemas({
    summary: 'Adds a folder. A name that the signed-in user has given already is refused.',
    body: z.object({ name }),
    answer: z.object({ id }),
  }),
  renameCategory: schemas({
    summary: 'Gives a folder of the signed-in user another name.',
    params: z.object({ id }),
    body: z.object({ name }),
    answer: done,
  }),
  removeCategory: schemas({
    summary: 'Removes a folder of the signed-in user. What was in it stays set aside, in no folder.',
    params: z.object({ id }),
    answer: done,
  }),
};
