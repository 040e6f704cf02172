import * as z from 'zod/mini';
import { captchaAnswer } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { image, mobile } from '../session/session.fields.ts';

const key = z.string().check(z.minLength(1), z.maxLength(200));

/** What an SMS code is for. A code is good for its own scene only. */
const smsScenes = ['login', 'register', 'password_reset', 'mobile_bind'] as const;

/** Proof that a person is there, and the code on their telephone. Refusals that belong to a field carry its name as `data.field`. */
export const captchaContract = {
  image: schemas({
    summary: 'A picture with letters to be typed, or a question in words for those who listen. Good once.',
    query: z.object({ form: z._default(z.enum(['picture', 'words']), 'picture') }),
    answer: z.object({
      key,
      /** Empty when it is a question. */
      img: z.union([z.literal(''), image]),
      /** Empty when it is a picture. */
      question: z.string(),
    }),
  }),
  slider: schemas({
    summary: 'A slider puzzle of 350 by 170 pixels: a picture with a gap, and the piece that belongs there.',
    answer: z.object({
      key,
      /** 350 by 170 pixels, drawn twice as fine. */
      background: image,
      /** Likewise. */
      piece: image,
      /** Width of the piece in pixels of the puzzle; its left edge travels from 0 to 350 less this. */
      piece_width: z.number(),
      /** Top of the piece, in the same pixels. */
      piece_y: z.number(),
      /** Seconds for which the puzzle is good. */
      expires_in: z.number(),
    }),
  }),
  checkSlider: schemas({
    summary: 'Looks at where the piece was put and how it got there. A puzzle is good for three tries.',
    body: z.object({
      key,
      /** Left edge of the piece in pixels of the puzzle. */
      x: z.number().check(z.minimum(0), z.maximum(350)),
      /** Milliseconds from the first move to letting go. */
      duration: z.number().check(z.minimum(0), z.maximum(600_000)),
      /** Where the piece was on its way: milliseconds since the first move, left edge in pixels. */
      trail: z.array(z.tuple([z.number(), z.number()])).check(z.minLength(1), z.maxLength(2000)),
      /** By keys the piece moves in even steps, which a hand never does. */
      by: z.enum(['pointer', 'keys']),
    }),
    answer: z.union([
      z.object({
        success: z.literal(1),
        /** To be sent with the SMS it was solved for. Good once. */
        ticket: z.string(),
      }),
      z.object({
        success: z.literal(0),
        /** At 0 the puzzle is over: take a new one. */
        tries_left: z.number(),
      }),
    ]),
  }),
  sms: schemas({
    summary:
      'Sends a code by SMS. Wants a solved puzzle or a typed picture. A request that comes too early is answered with retry_after.',
    body: z.object({
      /** Left out by a signed-in user: the number of the account. */
      mobile: z.optional(mobile),
      scene: z.enum(smsScenes),
      slider_ticket: z.optional(z.string().check(z.maxLength(200))),
      image_key: z.optional(z.string().check(z.maxLength(200))),
      image_captcha: z.optional(captchaAnswer),
    }),
    answer: z.object({
      /** Seconds until the next code may be sent to this number for this scene. */
      retry_after: z.number(),
    }),
  }),
};
