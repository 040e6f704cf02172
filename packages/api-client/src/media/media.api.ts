import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import { createResourceApi, type ResourceRow } from '../manage/resource.api.ts';
import { resourceEndpoints } from '../manage/resource.endpoints.ts';
import type { NewUpload } from '../uploads/uploads.api.ts';
import type { manageMediaContract, manageMediaFoldersContract } from './manage-media.contract.ts';
import type { mediaContract } from './media.contract.ts';
import { manageMediaEndpoints, mediaEndpoints } from './media.endpoints.ts';

/** A file of the media library. */
export type MediaFile = AnswerOf<(typeof mediaContract)['storePicture']>;
/** What the library holds: pictures anybody sees, videos the cloud plays, files that are handed out by signed addresses. */
export type MediaKind = MediaFile['kind'];
/** What the library's list may be asked for. */
export type MediaQuery = NonNullable<CallInput<(typeof manageMediaContract)['list']>['query']>;
/** The fields of a file that a change names. */
export type MediaChange = NonNullable<
  CallInput<(typeof manageMediaContract)['updateMany']>['body']
>['change'];
/** Something that uses a file. */
export type MediaUse = AnswerOf<(typeof manageMediaContract)['uses']>['data'][number];
/** A folder of the media library. */
export type MediaFolder = ResourceRow<typeof manageMediaFoldersContract>;
/** What came in parts, and what it shall be in the library. */
export type ArrivedUpload = CallInput<(typeof mediaContract)['keepVideo']>['body'];

/** The media library. */
export type MediaApi = ReturnType<typeof createMediaApi>;

/** The calls of the media library, for who may see it. Changes answer what `log.undo` of the console takes. */
export function createMediaApi(http: Http) {
  const calls = callsOf<typeof mediaContract>(http, mediaEndpoints);
  const manage = callsOf<typeof manageMediaContract>(http, manageMediaEndpoints);
  const inFolder = (folderId: number | null) => (folderId === null ? {} : { folder_id: folderId });
  return {
    list: (query: MediaQuery, options?: CallOptions) => manage.list({ query }, options),
    find: (id: number, options?: CallOptions) => manage.find({ params: { id } }, options),
    update: (id: number, change: MediaChange, options?: CallOptions) =>
      manage.update({ params: { id }, body: change }, options),
    updateMany: (ids: readonly number[], change: MediaChange, options?: CallOptions) =>
      manage.updateMany({ body: { ids: [...ids], change } }, options),
    /** Rejects with code 1 while something uses one of them. */
    removeMany: (ids: readonly number[], options?: CallOptions) =>
      manage.removeMany({ query: { ids: ids.join(',') } }, options),
    address: (id: number, options?: CallOptions) => manage.address({ params: { id } }, options),
    uses: (id: number, options?: CallOptions) => manage.uses({ params: { id } }, options),
    folders: createResourceApi<typeof manageMediaFoldersContract>(http, resourceEndpoints('mediaFolder')),
    storePicture: (file: Blob, folderId: number | null, options?: CallOptions) =>
      calls.storePicture({ query: inFolder(folderId), body: { file } }, options),
    storeFile: (file: Blob, folderId: number | null, options?: CallOptions) =>
      calls.storeFile({ query: inFolder(folderId), body: { file } }, options),
    storeVideo: (file: Blob, folderId: number | null, options?: CallOptions) =>
      calls.storeVideo({ query: inFolder(folderId), body: { file } }, options),
    /** Credentials for files in parts: what the uploader takes as `auth`. */
    fileUploads: {
      create: ({ title, filename, size = 0 }: NewUpload, options?: CallOptions) =>
        calls.createFileUpload({ body: { title, filename, size } }, options),
      refresh: (videoId: string, options?: CallOptions) =>
        calls.refreshFileUpload({ body: { video_id: videoId } }, options),
    },
    keepFile: (upload: ArrivedUpload, options?: CallOptions) => calls.keepFile({ body: upload }, options),
    keepVideo: (upload: ArrivedUpload, options?: CallOptions) => calls.keepVideo({ body: upload }, options),
    keepRecord: (recordId: number, folderId: number | null, options?: CallOptions) =>
      calls.keepRecord({ body: { record_id: recordId, ...inFolder(folderId) } }, options),
    /** Credentials to upload a video's first picture, for `sendPicture` of the uploader; null when there is nothing to upload. */
    startPicture: async (id: number, options?: CallOptions) =>
      (await calls.startPicture({ params: { id } }, options)).credentials,
    /** Shows what was uploaded. Code 1 when nothing has come, or no picture. */
    keepPicture: (id: number, options?: CallOptions) => calls.keepPicture({ params: { id } }, options),
    /** Puts what was uploaded beside a video as its smaller quality. Code 1 for what is not that. */
    keepRendition: (id: number, videoId: string, options?: CallOptions) =>
      calls.keepRendition({ params: { id }, body: { video_id: videoId } }, options),
    retryVideo: (id: number, options?: CallOptions) => calls.retryVideo({ params: { id } }, options),
    replaceFile: (id: number, file: Blob, options?: CallOptions) =>
      calls.replaceFile({ params: { id }, body: { file } }, options),
    replaceByUpload: (id: number, upload: { video_id: string; file_name: string }, options?: CallOptions) =>
      calls.replaceByUpload({ params: { id }, body: upload }, options),
  };
}
