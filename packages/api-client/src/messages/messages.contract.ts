import * as z from 'zod/mini';
import { done, id, instant, paged, paging } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { optionalMessages } from './messages.rules.ts';

/** What a person is told of. */
const messageType = z.enum([
  'comment',
  'reply',
  'solution',
  'accepted',
  'doubt',
  'doubt_answer',
  'doubt_promise',
  'mention',
  'follow',
  'thumbs_up',
  'exam_marked',
  'order_paid',
  'refund',
  'balance',
  'grant_ending',
  'moderation',
  'school',
]);

const message = z.object({
  id,
  type: messageType,
  /** Who did the latest of it. Null for the school, and when their account is gone. */
  actor: z.nullable(z.object({ id, nick_name: z.string(), avatar: z.string() })),
  /** How many did so since it was last read. */
  actors_count: z.number(),
  /** What it is about. */
  resource: z.nullable(z.object({ type: z.string(), id })),
  /** What its words need besides: `title`, `excerpt`, `amount`. */
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Null while it is not read. */
  read_at: z.nullable(instant),
  /** Of the latest that joined. */
  created_at: instant,
});

const setting = z.object({
  type: z.enum(optionalMessages),
  is_on: z.boolean(),
});

const digestFrequency = z.enum(['off', 'daily', 'weekly']);

export const messagesContract = {
  list: schemas({
    summary: 'What the signed-in user was told, the latest first. Nothing of whom they block.',
    query: z.object(paging(20, 50)),
    answer: paged(message),
  }),
  unread: schemas({
    summary: 'How many messages of the signed-in user are not read.',
    answer: z.number(),
  }),
  markRead: schemas({
    summary: 'Notes that the signed-in user has read a message.',
    params: z.object({ id }),
    answer: done,
  }),
  markAllRead: schemas({
    summary: 'Notes that the signed-in user has read all messages that came until a moment.',
    body: z.object({
      /** The latest that was seen: what came later stays unread. */
      until: instant,
    }),
    answer: done,
  }),
  settings: schemas({
    summary:
      'What the signed-in user is told, of the kinds that can be switched off, always in the same order.',
    answer: z.array(setting),
  }),
  digest: schemas({
    summary: 'Whether the signed-in user is told by text message how much they have not read.',
    answer: z.object({
      frequency: digestFrequency,
      /** False where the school sends none. */
      is_offered: z.boolean(),
      /** Where it goes, with its middle hidden; empty without a number. */
      mobile: z.string(),
    }),
  }),
  changeDigest: schemas({
    summary:
      'Chooses how often the signed-in user is told by text message how much they have not read: at nine in China, of a Monday for `weekly`. Refused without a number.',
    body: z.object({ frequency: digestFrequency }),
    answer: done,
  }),
  changeSetting: schemas({
    summary: 'Switches one kind of messages of the signed-in user on or off. What was told stays.',
    body: setting,
    answer: done,
  }),
};
