import * as z from 'zod/mini';
import { id, instant, paged, paging, typedText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { longestKeywords } from '../search/search.rules.ts';

/** Of a change that was made: what `manage.undo` takes. */
export const changed = z.object({ action_id: id });

/** Result of a change of several rows. */
const changedSeveral = z.extend(changed, {
  /** Ids that were not found, or that are out of the viewer's reach. The others are done. Older servers leave it out: they did all or none. */
  missing_ids: z.optional(z.array(id)),
});

/** Rows of a list as a file for a spreadsheet program. */
export const exportedFile = z.object({
  filename: z.string(),
  type: z.string(),
  /** Base64. */
  content: z.string(),
});

/** Rows that are chosen at once. */
const mostAtOnce = 500;

const chosen = z.array(id).check(z.minLength(1), z.maxLength(mostAtOnce));

/** In a query: `1,2,3`. */
const chosenInQuery = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(mostAtOnce * 17)),
    z.transform((text: string) => text.split(',').map(Number)),
  ),
  chosen,
);

/** Fields of a schema by their names. */
export type Shape = Record<string, z.ZodMiniType>;

/** Fields, filters and sort keys from which the schemas of a resource follow. */
export interface DeclaredResource<
  Row extends Shape,
  Whole extends Shape,
  Draft extends Shape,
  Filters extends Shape,
> {
  /** What one of them is called in the OpenAPI document. */
  noun: string;
  /** A row of the list. `id` and `updated_at` come by themselves. */
  row: Row;
  /** What the form needs beside the row. */
  whole: Whole;
  /** What is written. Fields without a default must be there when something is stored; a change names those that change. */
  draft: Draft;
  /** What the list can be narrowed by, beside `keywords`. */
  filters: Filters;
  /** What the list can be ordered by; the first one when nothing is asked for. */
  sorts: readonly [string, ...string[]];
}

/** The schemas of the calls that every entity of the console has. */
export function resourceContract<
  Row extends Shape,
  Whole extends Shape,
  Draft extends Shape,
  Filters extends Shape,
>({ noun, row, whole, draft, filters, sorts }: DeclaredResource<Row, Whole, Draft, Filters>) {
  const rowSchema = z.object({ ...row, id, updated_at: instant });
  const draftSchema = z.object(draft);
  const change = changeOf(draft);
  const narrowed = {
    /** Part of a title, or an id. */
    keywords: z.optional(typedText(longestKeywords)),
    sort: z.optional(z.enum(sorts)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ...filters,
  };
  return {
    list: schemas({
      summary: `Rows of the console: ${noun}.`,
      query: z.object({ ...paging(20), ...narrowed }),
      answer: paged(rowSchema),
    }),
    find: schemas({
      summary: `One of the console, whole: ${noun}. Code 404 when it is not there or was removed.`,
      params: z.object({ id }),
      answer: z.object({ ...row, ...whole, id, updated_at: instant }),
    }),
    exportRows: schemas({
      summary: `The rows of the list on all pages as a file, 50,000 at most: ${noun}.`,
      query: z.object({
        format: z.enum(['csv', 'xlsx']),
        /** These rows alone. */
        ids: z.optional(chosenInQuery),
        ...narrowed,
      }),
      answer: exportedFile,
    }),
    store: schemas({
      summary: `Adds one: ${noun}.`,
      body: draftSchema,
      answer: z.extend(changed, { id }),
    }),
    update: schemas({
      summary: `Changes the fields that are named: ${noun}. Code 409 when somebody else has changed it since \`seen_at\`: \`actor\`, \`changed_at\` and \`fields\` say who, when and what.`,
      params: z.object({ id }),
      body: z.object({
        ...change,
        /** The `updated_at` that the change was made upon; left out, it is made upon whatever is there. */
        seen_at: z.optional(instant),
      }),
      answer: z.extend(changed, { updated_at: instant }),
    }),
    updateMany: schemas({
      summary: `Changes the same fields of several: ${noun}. Names those that were not found; code 404 when none was.`,
      body: z.object({ ids: chosen, change: z.object(change) }),
      answer: changedSeveral,
    }),
    remove: schemas({
      summary: `Removes one: ${noun}. Code 1 when something still needs it.`,
      params: z.object({ id }),
      answer: changed,
    }),
    removeMany: schemas({
      summary: `Removes several: ${noun}. Names those that were not found; code 404 when none was.`,
      query: z.object({ ids: chosenInQuery }),
      answer: changedSeveral,
    }),
  };
}

/** Every field of a draft may be left out of a change, and none has a default: it would write what nobody has named. */
export function changeOf<Fields extends Shape>(draft: Fields): Change<Fields> {
  return Object.fromEntries(
    Object.entries(draft).map(([name, field]) => [
      name,
      z.optional(field instanceof z.ZodMiniDefault ? field.def.innerType : field),
    ]),
  ) as Change<Fields>;
}

type Change<Fields extends Shape> = {
  [Name in keyof Fields]: z.ZodMiniOptional<
    Fields[Name] extends z.ZodMiniDefault<infer Inner> ? Inner : Fields[Name]
  >;
};
