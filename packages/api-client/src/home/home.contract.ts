import * as z from 'zod/mini';
import { anthologyCard } from '../anthologies/anthologies.contract.ts';
import { articleCard } from '../articles/articles.contract.ts';
import { comboCard } from '../combos/combos.contract.ts';
import { courseCard } from '../courses/courses.contract.ts';
import { schemas } from '../http/schemas.ts';
import { id, instant } from '../http/fields.ts';
import { teacherCard } from '../teachers/teachers.contract.ts';
import { videoCard } from '../videos/videos.contract.ts';

/** A titled list of cards of one kind. */
const block = <Sign extends string, Card extends z.ZodMiniType>(sign: Sign, card: Card) =>
  z.object({
    id,
    sign: z.literal(sign),
    title: z.string(),
    /** Where the rest of the list is; null when it is all here. */
    more_url: z.nullable(z.string()),
    /** At least one. */
    items: z.array(card),
  });

export const homeContract = {
  index: schemas({
    summary: 'Everything that the home page shows, in its order.',
    answer: z.object({
      sliders: z.array(
        z.object({
          id,
          /** Address of a picture, 1200 × 400. */
          thumb: z.string(),
          title: z.string(),
          description: z.string(),
          /** A path of the site. */
          url: z.string(),
        }),
      ),
      announcement: z.nullable(z.object({ id, title: z.string(), created_at: instant })),
      /** `sign` says what is in a block. Kinds unknown to a client are to be left out. */
      blocks: z.array(
        z.discriminatedUnion('sign', [
          block('article', articleCard),
          block('course', courseCard),
          block('video', videoCard),
          block('combo', comboCard),
          block('anthology', anthologyCard),
          block('teacher', teacherCard),
        ]),
      ),
    }),
  }),
};
