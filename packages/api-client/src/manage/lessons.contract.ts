import * as z from 'zod/mini';
import { id } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { importLimits } from './manage.rules.ts';

const file = z.object({
  filename: z.string(),
  type: z.string(),
  /** Base64. */
  content: z.string(),
});

export const manageLessonsContract = {
  template: schemas({
    summary: 'A file with the columns that `importRows` takes, and a row to go by.',
    answer: file,
  }),
  importRows: schemas({
    summary:
      'Adds the lessons of an xlsx file to their courses: a course in each row by its title or number, what is right in one go, what is not with its reasons. Lessons of a published course wait in its revision. Code 1 for what is no such file.',
    body: z.object({
      /** Of the file, base64. */
      content: z.base64().check(z.minLength(1), z.maxLength(importLimits.content)),
      /** Looks only, and writes nothing. */
      is_dry_run: z.boolean(),
    }),
    answer: z.object({
      /** Lessons that were written, or would be. */
      success: z.object({ total: z.number() }),
      failure: z.object({
        /** Rows that were not. */
        total: z.number(),
        /** All that is wrong with them. */
        data: z.array(
          z.object({
            /** As the spreadsheet counts them, from 1. */
            line: z.number(),
            /** The heading of the cell. */
            column: z.string(),
            reason: z.string(),
          }),
        ),
      }),
      /** The rows that were not written, with their reasons, to be put right and imported again; null where there are none. */
      file: z.nullable(file),
      /** Published courses whose new lessons wait to be published, or would. Lessons of the other courses are stored at once. */
      waiting: z.array(z.object({ id, title: z.string(), lessons_count: z.number() })),
      /** What `log.undo` takes, one for each course; empty after a dry run. */
      action_ids: z.array(id),
    }),
  }),
};
