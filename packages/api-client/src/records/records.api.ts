import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import { recordsContract, type RecordCategoryTree } from './records.contract.ts';

export type RecordQuery = NonNullable<CallInput<typeof recordsContract.list>['query']>;
export type RecordPage = AnswerOf<typeof recordsContract.list>['videos'];
export type VideoRecord = RecordPage['data'][number];
export type RecordDetail = AnswerOf<typeof recordsContract.detail>;
export type NewRecord = CallInput<typeof recordsContract.create>['body'];
export type RecordCategory = RecordCategoryTree;

/** The calls about recordings of the screen. A widget takes this slice, never the whole client. */
export type RecordsApi = ReturnType<typeof createRecordsApi>;

export function createRecordsApi(http: Http) {
  return {
    list: async (query: RecordQuery = {}, options?: CallOptions): Promise<RecordPage> =>
      (await http.call(recordsContract.list, { query }, options)).videos,
    detail: (id: number, options?: CallOptions) =>
      http.call(recordsContract.detail, { params: { id } }, options),
    /**
     * Answers the id. A repeated `idempotencyKey` in the options makes no second recording. Code 404 when the upload is gone:
     * trying again is in vain, the file has to be uploaded anew.
     */
    create: async (record: NewRecord, options?: CallOptions): Promise<number> =>
      (await http.call(recordsContract.create, { body: record }, options)).video.id,
    update: (id: number, record: NewRecord, options?: CallOptions) =>
      http.call(recordsContract.update, { params: { id }, body: record }, options),
    remove: (id: number, options?: CallOptions) =>
      http.call(recordsContract.remove, { params: { id } }, options),
    share: (id: number, isShared: boolean, options?: CallOptions) =>
      http.call(recordsContract.share, { params: { id }, body: { is_shared: isShared } }, options),
    /** Leave to upload its first picture, for `sendPicture` of the uploader; null when there is nothing to upload. */
    startPicture: async (id: number, options?: CallOptions) =>
      (await http.call(recordsContract.startPicture, { params: { id } }, options)).leave,
    /** Shows what was uploaded. Code 1 when nothing has come, or no picture. */
    keepPicture: (id: number, options?: CallOptions) =>
      http.call(recordsContract.keepPicture, { params: { id } }, options),
    categories: async (options?: CallOptions): Promise<RecordCategory[]> =>
      (await http.call(recordsContract.categories, {}, options)).categories.categories,
    createCategory: async (name: string, parentId = 0, options?: CallOptions): Promise<number> =>
      (await http.call(recordsContract.createCategory, { body: { name, parent_id: parentId } }, options)).id,
    renameCategory: (id: number, name: string, options?: CallOptions) =>
      http.call(recordsContract.renameCategory, { params: { id }, body: { name } }, options),
    removeCategory: (id: number, options?: CallOptions) =>
      http.call(recordsContract.removeCategory, { params: { id } }, options),
  };
}
