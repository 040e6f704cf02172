import * as z from 'zod/mini';
import { articleCard, percent } from '../articles/articles.contract.ts';
import { schemas } from '../http/schemas.ts';
import { done, id, instant, paged, paging } from '../http/fields.ts';

const favorite = z.object({ type: z.enum(['article']), id });

/** What a person reads, has bought and has set aside. */
export const studyContract = {
  articles: schemas({
    summary: 'Articles of the signed-in user: begun, bought or set aside, the latest first.',
    query: z.object({
      ...paging(10, 50),
      scene: z.enum(['learning', 'subscribed', 'collected']),
    }),
    answer: paged(
      z.object({
        article: articleCard,
        /** The furthest that was read, in whole per cent; 0 while it was not begun. */
        progress: percent,
        /** When it was read last; null while it was not begun. */
        studied_at: z.nullable(instant),
        subscribed_at: z.nullable(instant),
        collected_at: z.nullable(instant),
      }),
    ),
  }),
  record: schemas({
    summary: 'Keeps how far the signed-in user has read. Refused while they may not read it all.',
    params: z.object({ id }),
    body: z.object({ place: percent }),
    answer: done,
  }),
  collect: schemas({
    summary: 'Sets something aside.',
    params: favorite,
    answer: done,
  }),
  release: schemas({
    summary: 'Puts back what was set aside. Done also when it was not.',
    params: favorite,
    answer: done,
  }),
};
