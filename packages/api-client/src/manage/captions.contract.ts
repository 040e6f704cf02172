import * as z from 'zod/mini';
import { done, id, instant, requiredText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { captionLimits } from './captions.rules.ts';

const captions = z.object({
  id,
  /** As BCP 47 has it: `zh-CN`. */
  language: z.string(),
  /** What a menu calls them. */
  label: z.string(),
  cues_count: z.number(),
  created_at: instant,
  /** They came before the file that plays now. */
  is_outdated: z.boolean(),
});

export const manageCaptionsContract = {
  list: schemas({
    summary: 'The captions of a video, by language.',
    params: z.object({ id }),
    answer: z.object({ data: z.array(captions) }),
  }),
  upload: schemas({
    summary:
      'Stores captions sent as the `file` of a form, SRT or WebVTT in UTF-8, UTF-16 or GB18030, in place of those in the same language. Code 1 names the line of what cannot be read.',
    params: z.object({ id }),
    query: z.object({
      language: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/)),
      label: requiredText(captionLimits.label),
    }),
    body: z.object({ file: z.custom<Blob>((value) => value instanceof Blob) }),
    answer: captions,
  }),
  remove: schemas({
    summary: 'Removes the captions of one language.',
    params: z.object({ id, captions_id: id }),
    answer: done,
  }),
};
