import * as z from 'zod/mini';
import { schemas } from '../http/schemas.ts';
import { done, id, instant, paged, paging, requiredText, typedText } from '../http/fields.ts';
import { longestKeywords } from '../search/search.rules.ts';
import { uploadAuth } from '../uploads/uploads.contract.ts';
import { recordLimits } from './records.rules.ts';

/** A recording of the screen in a person's library. */
const record = z.object({
  /** Not guessable: together with `is_shared` it is what a share link proves. */
  id,
  title: z.string(),
  /** Where it plays, good for half an hour: ask again afterwards. Empty while the cloud is not done with it. */
  url: z.string(),
  /** Its first picture; empty when there is none. */
  thumb: z.string(),
  short_description: z.string(),
  /** 0 when it lies in no category. */
  category_id: z.number(),
  /** Seconds, as the server has measured them. */
  duration: z.number(),
  /** Bytes. */
  size: z.number(),
  /** The id in the cloud video service. */
  aliyun_video_id: z.string(),
  /** Whoever has the link may watch and comment. */
  is_shared: z.boolean(),
  created_at: instant,
});

export interface RecordCategoryTree {
  id: number;
  name: string;
  children: RecordCategoryTree[];
}

const category: z.ZodMiniType<RecordCategoryTree> = z.lazy(() =>
  z.object({ id, name: z.string(), children: z.array(category) }),
);

const title = requiredText(recordLimits.title);

const recordBody = z.object({
  title,
  /** What `uploads.create` has answered as `video_id`; it has to be uploaded by then. */
  aliyun_video_id: z.string().check(z.minLength(1), z.maxLength(64)),
  category_id: z._default(z.number().check(z.int(), z.minimum(0)), 0),
  /** Seconds, as the player knows them. The server measures for itself. */
  duration: z._default(z.number().check(z.minimum(0)), 0),
  short_description: z._default(typedText(recordLimits.description), ''),
});

const categoryBody = z.object({
  name: requiredText(recordLimits.categoryName),
  /** 0 for the top. */
  parent_id: z._default(z.number().check(z.int(), z.minimum(0)), 0),
});

export const recordsContract = {
  list: schemas({
    summary: 'Recordings of the signed-in person, the latest first.',
    query: z.object({
      ...paging(20),
      /** With everything below it; all when left out or 0. */
      category_id: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(0))),
      /** Part of a title. */
      keywords: z.optional(typedText(longestKeywords)),
    }),
    answer: z.object({ videos: paged(record) }),
  }),
  detail: schemas({
    summary:
      'One recording, for its owner, and once it is shared for whoever has its link. Code 404 otherwise.',
    params: z.object({ id }),
    answer: z.object({
      video: record,
      /** Null when the account is gone. */
      user: z.nullable(z.object({ id, nick_name: z.string(), avatar: z.string() })),
      is_owner: z.boolean(),
    }),
  }),
  create: schemas({
    summary:
      'Puts an uploaded video into the library. Refuses what is no video. Code 404 when what was uploaded is not there, or no longer.',
    body: recordBody,
    answer: z.object({ video: z.object({ id }) }),
  }),
  update: schemas({
    summary: 'Changes title, description or category; another aliyun_video_id replaces what is shown.',
    params: z.object({ id }),
    body: recordBody,
    answer: done,
  }),
  remove: schemas({
    summary: 'Takes a recording out of the library, with its file and its comments.',
    params: z.object({ id }),
    answer: done,
  }),
  share: schemas({
    summary: 'Opens a recording to whoever has its link, or closes it again.',
    params: z.object({ id }),
    body: z.object({ is_shared: z.boolean() }),
    answer: done,
  }),
  startPicture: schemas({
    summary:
      "Credentials to upload a recording's first picture: JPEG, 640 pixels wide and 256 KiB at most. Null when the cloud draws its own, when there is one already, and when the person has no room left.",
    params: z.object({ id }),
    answer: z.object({ credentials: z.nullable(uploadAuth) }),
  }),
  keepPicture: schemas({
    summary: 'Shows the picture that was uploaded, once and for all. Refuses what is none.',
    params: z.object({ id }),
    answer: done,
  }),
  categories: schemas({
    summary: 'The categories of the signed-in person as a tree, in the order they were made.',
    answer: z.object({ categories: z.object({ categories: z.array(category) }) }),
  }),
  createCategory: schemas({
    summary: 'Makes a category, three deep at most.',
    body: categoryBody,
    answer: z.object({ id }),
  }),
  renameCategory: schemas({
    summary: 'Gives a category another name.',
    params: z.object({ id }),
    body: z.object({ name: categoryBody.shape.name }),
    answer: done,
  }),
  removeCategory: schemas({
    summary: 'Takes a category away with those below it. Their recordings stay, in none.',
    params: z.object({ id }),
    answer: done,
  }),
};
