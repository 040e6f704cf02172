import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { done, id, instant, paged, paging } from '../http/fields.ts';
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

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(recordLimits.title));

const recordBody = z.object({
  title,
  /** What `uploads.create` has answered as `video_id`; it has to be uploaded by then. */
  aliyun_video_id: z.string().check(z.minLength(1), z.maxLength(64)),
  category_id: z._default(z.number().check(z.int(), z.minimum(0)), 0),
  /** Seconds, as the player knows them. The server measures for itself. */
  duration: z._default(z.number().check(z.minimum(0)), 0),
  short_description: z._default(z.string().check(z.maxLength(recordLimits.description)), ''),
});

const categoryBody = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(recordLimits.categoryName)),
  /** 0 for the top. */
  parent_id: z._default(z.number().check(z.int(), z.minimum(0)), 0),
});

export const recordsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v2/my/records',
    summary: 'Recordings of the signed-in person, the latest first.',
    access: 'signed-in',
    query: z.object({
      ...paging(20),
      /** With everything below it; all when left out or 0. */
      category_id: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(0))),
      /** Part of a title. */
      keywords: z.optional(z.string().check(z.maxLength(100))),
    }),
    answer: z.object({ videos: paged(record) }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/v2/record/{id}/detail',
    summary:
      'One recording, for its owner, and once it is shared for whoever has its link. Code 404 otherwise.',
    isStorable: false,
    params: z.object({ id }),
    answer: z.object({
      video: record,
      /** Null when the account is gone. */
      user: z.nullable(z.object({ id, nick_name: z.string(), avatar: z.string() })),
      is_owner: z.boolean(),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v2/record/store',
    summary:
      'Puts an uploaded video into the library. Refuses what is no video. Code 404 when what was uploaded is not there, or no longer.',
    access: 'signed-in',
    idempotent: true,
    body: recordBody,
    answer: z.object({ video: z.object({ id }) }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v2/record/{id}/update',
    summary: 'Changes title, description or category; another aliyun_video_id replaces what is shown.',
    access: 'signed-in',
    params: z.object({ id }),
    body: recordBody,
    answer: done,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v2/record/{id}',
    summary: 'Takes a recording out of the library, with its file and its comments.',
    access: 'signed-in',
    params: z.object({ id }),
    answer: done,
  }),
  share: endpoint({
    method: 'POST',
    path: '/api/v2/record/{id}/share',
    summary: 'Opens a recording to whoever has its link, or closes it again.',
    access: 'signed-in',
    params: z.object({ id }),
    body: z.object({ is_shared: z.boolean() }),
    answer: done,
  }),
  startPicture: endpoint({
    method: 'POST',
    path: '/api/v2/record/{id}/picture',
    summary:
      "Leave to upload a recording's first picture: JPEG, 640 pixels wide and 256 KiB at most. Null when the cloud draws its own, when there is one already, and when the person has no room left.",
    access: 'signed-in',
    isStorable: false,
    params: z.object({ id }),
    answer: z.object({ leave: z.nullable(uploadAuth) }),
  }),
  keepPicture: endpoint({
    method: 'PUT',
    path: '/api/v2/record/{id}/picture',
    summary: 'Shows the picture that was uploaded, once and for all. Refuses what is none.',
    access: 'signed-in',
    params: z.object({ id }),
    answer: done,
  }),
  categories: endpoint({
    method: 'GET',
    path: '/api/v2/my/record/categories',
    summary: 'The categories of the signed-in person as a tree, in the order they were made.',
    access: 'signed-in',
    answer: z.object({ categories: z.object({ categories: z.array(category) }) }),
  }),
  createCategory: endpoint({
    method: 'POST',
    path: '/api/v2/my/record/categories',
    summary: 'Makes a category, three deep at most.',
    access: 'signed-in',
    body: categoryBody,
    answer: z.object({ id }),
  }),
  renameCategory: endpoint({
    method: 'PUT',
    path: '/api/v2/my/record/categories/{id}',
    summary: 'Gives a category another name.',
    access: 'signed-in',
    params: z.object({ id }),
    body: z.object({ name: categoryBody.shape.name }),
    answer: done,
  }),
  removeCategory: endpoint({
    method: 'DELETE',
    path: '/api/v2/my/record/categories/{id}',
    summary: 'Takes a category away with those below it. Their recordings stay, in none.',
    access: 'signed-in',
    params: z.object({ id }),
    answer: done,
  }),
};
