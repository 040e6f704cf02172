import type { CallOptions, Http } from '../http/create-http.ts';
import { callsOf } from '../http/calls-of.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { RecordCategoryTree, recordsContract } from './records.contract.ts';
import { recordsEndpoints } from './records.endpoints.ts';

/** Page, size (20 unless given), category and part of a title; a category includes those below it. */
export type RecordQuery = NonNullable<CallInput<typeof recordsContract.list>['query']>;
/** One page of the account's recordings, latest first. */
export type RecordPage = AnswerOf<typeof recordsContract.list>['videos'];
/**
 * A recording in a library. `url` plays for half an hour and is empty while the cloud still processes the file;
 * `duration` is seconds, `size` bytes.
 */
export type VideoRecord = RecordPage['data'][number];
/** A recording with its owner, who is null when the account is gone. */
export type RecordDetail = AnswerOf<typeof recordsContract.detail>;
/** What is saved of a recording whose file is uploaded already. `duration` is seconds. */
export type NewRecord = CallInput<typeof recordsContract.create>['body'];
/** A category of the account's recordings with those below it, three levels deep at most. */
export type RecordCategory = RecordCategoryTree;

/** The calls about recordings of the screen. A widget takes this slice, never the whole client. */
export type RecordsApi = ReturnType<typeof createRecordsApi>;

/**
 * The recording calls alone, for a bundle without the other domains. Visitors may ask for a shared recording, for the
 * rest a session is needed.
 */
export function createRecordsApi(http: Http) {
  const calls = callsOf<typeof recordsContract>(http, recordsEndpoints);
  return {
    list: async (query: RecordQuery = {}, options?: CallOptions): Promise<RecordPage> =>
      (await calls.list({ query }, options)).videos,
    detail: (id: number, options?: CallOptions) => calls.detail({ params: { id } }, options),
    /**
     * Answers the id. A repeated `idempotencyKey` in the options makes no second recording. Code 404 when the upload is gone:
     * trying again is in vain, the file has to be uploaded anew.
     */
    create: async (record: NewRecord, options?: CallOptions): Promise<number> =>
      (await calls.create({ body: record }, options)).video.id,
    update: (id: number, record: NewRecord, options?: CallOptions) =>
      calls.update({ params: { id }, body: record }, options),
    remove: (id: number, options?: CallOptions) => calls.remove({ params: { id } }, options),
    share: (id: number, isShared: boolean, options?: CallOptions) =>
      calls.share({ params: { id }, body: { is_shared: isShared } }, options),
    /** Credentials to upload its first picture, for `sendPicture` of the uploader; null when there is nothing to upload. */
    startPicture: async (id: number, options?: CallOptions) =>
      (await calls.startPicture({ params: { id } }, options)).credentials,
    /** Shows what was uploaded. Code 1 when nothing has come, or no picture. */
    keepPicture: (id: number, options?: CallOptions) => calls.keepPicture({ params: { id } }, options),
    categories: async (options?: CallOptions): Promise<RecordCategory[]> =>
      (await calls.categories({}, options)).categories.categories,
    createCategory: async (name: string, parentId = 0, options?: CallOptions): Promise<number> =>
      (await calls.createCategory({ body: { name, parent_id: parentId } }, options)).id,
    renameCategory: (id: number, name: string, options?: CallOptions) =>
      calls.renameCategory({ params: { id }, body: { name } }, options),
    removeCategory: (id: number, options?: CallOptions) => calls.removeCategory({ params: { id } }, options),
  };
}
