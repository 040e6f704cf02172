import type { EndpointData, Endpoints } from '../http/endpoint.ts';
import { resourceEndpoints } from '../manage/resource.endpoints.ts';
import { mediaLimits } from './media.rules.ts';

const { list, find, exportRows, update, updateMany, remove, removeMany } = resourceEndpoints('media', {
  own: true,
});

const read = { method: 'GET', access: 'media', own: true, isStorable: false } as const;

/** Files come by the calls of `media`; what is known of them the console changes like everything else. */
export const manageMediaEndpoints = {
  list,
  find,
  exportRows,
  update,
  updateMany,
  remove,
  removeMany,
  address: { ...read, path: '/api/v2/manage/media/{id}/address' },
  uses: { ...read, path: '/api/v2/manage/media/{id}/uses' },
} as const satisfies Endpoints;

const store = { method: 'POST', access: 'media.store', own: true, isStorable: false } as const;
const change = {
  access: 'media.update',
  own: true,
  isStorable: false,
} as const satisfies Partial<EndpointData>;

/** Uploads of the media library, at the specification's addresses where it has one. */
export const mediaEndpoints = {
  storePicture: { ...store, path: '/api/v2/media/image/upload', takesFile: true },
  storeFile: { ...store, path: '/api/v2/file/upload', takesFile: true, bodyLimit: mediaLimits.fileBytes },
  storeVideo: { ...store, path: '/api/v2/video/upload', takesFile: true, bodyLimit: mediaLimits.videoBytes },
  createFileUpload: { ...store, path: '/api/v2/file/token/create' },
  refreshFileUpload: { ...store, path: '/api/v2/file/token/refresh' },
  keepFile: { ...store, path: '/api/v2/media/file/store' },
  keepVideo: { ...store, path: '/api/v2/media/video/store' },
  keepRecord: { ...store, path: '/api/v2/media/record/store' },
  startPicture: { ...store, path: '/api/v2/media/{id}/picture' },
  keepPicture: { ...store, method: 'PUT', path: '/api/v2/media/{id}/picture' },
  keepRendition: { ...store, path: '/api/v2/media/{id}/rendition' },
  inspectVideo: {
    method: 'GET',
    path: '/api/v2/video/token/aliyun/info',
    access: 'signed-in',
    isStorable: false,
  },
  retryVideo: { ...change, method: 'POST', path: '/api/v2/media/{id}/retry' },
  replaceFile: {
    ...change,
    method: 'POST',
    path: '/api/v2/media/{id}/replace',
    takesFile: true,
    bodyLimit: mediaLimits.fileBytes,
  },
  replaceByUpload: { ...change, method: 'PUT', path: '/api/v2/media/{id}/upload' },
} as const satisfies Endpoints;
