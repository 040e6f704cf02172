import * as z from 'zod/mini';
import { id } from '../http/fields.ts';
import { question } from '../exams/questions.contract.ts';
import { schemas } from '../http/schemas.ts';
import { importLimits } from './manage.rules.ts';

const file = z.object({
  filename: z.string(),
  type: z.string(),
  /** Base64. */
  content: z.string(),
});

/** A spreadsheet with the columns of `template`, GIFT, or a package of QTI: 2.2 is written, 3.0 is read too. */
const format = z.enum(['xlsx', 'gift', 'qti']);

export const manageQuestionFilesContract = {
  template: schemas({
    summary: 'A spreadsheet with the columns that `importRows` takes, and a row to go by.',
    answer: file,
  }),
  importRows: schemas({
    summary:
      'Adds the questions of a file to the bank: what is right in one go, what is not with its reasons. Code 1 for what is no such file.',
    body: z.object({
      format,
      /** Of the file, base64. */
      content: z.base64().check(z.minLength(1), z.maxLength(importLimits.content)),
      /** Category of questions that name none, and the one that is meant where several have the name. A name that no category has is a fault. */
      category_id: z.nullable(id),
      /** Looks only, and writes nothing. */
      is_dry_run: z.boolean(),
    }),
    answer: z.object({
      /** Questions that were written, or would be. */
      success: z.object({ total: z.number() }),
      failure: z.object({
        /** Questions that were not. */
        total: z.number(),
        /** All that is wrong with them. */
        data: z.array(
          z.object({
            /** As the file counts: its line or row, from 1; of a package the item. */
            line: z.number(),
            /** The heading of the cell, or the whole question. */
            column: z.string(),
            reason: z.string(),
          }),
        ),
      }),
      /** What `log.undo` takes; null after a dry run, and where nothing was written. */
      action_id: z.nullable(id),
    }),
  }),
  paper: schemas({
    summary:
      'A paper whole, with what makes its questions right, for paper and ink. Code 404 for a paper of others where the reach is one’s own.',
    params: z.object({ id }),
    answer: z.object({
      title: z.string(),
      /** Points. */
      score: z.number(),
      pass_score: z.number(),
      expired_minutes: z.number(),
      /** In their order, each giving what it gives in this paper. */
      questions: z.array(z.object({ id, question })),
    }),
  }),
  exportFile: schemas({
    summary:
      'Questions of the bank as a file: those that are named, or all of a type, level and category, 1,000 at most.',
    query: z.object({
      format,
      /** Ids with commas between. */
      ids: z.optional(z.string().check(z.maxLength(20_000), z.regex(/^\d{1,15}(,\d{1,15})*$/))),
      type: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(7))),
      level: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(4))),
      /** With the categories under it. */
      category_id: z.optional(id),
    }),
    answer: z.extend(file, {
      /** Questions in the file. */
      total: z.number(),
      /** Questions that have no place in the format: groups in all three, orderings and several blanks in GIFT. */
      skipped: z.number(),
    }),
  }),
};
