import type { Endpoints } from '../http/endpoint.ts';
import { captionLimits } from './captions.rules.ts';

const change = { access: 'video.update', own: true, isStorable: false } as const;

/** The captions of a video, where the video itself is. */
export const manageCaptionsEndpoints = {
  list: {
    method: 'GET',
    path: '/api/v2/manage/video/{id}/captions',
    access: 'video',
    own: true,
    isStorable: false,
  },
  upload: {
    ...change,
    method: 'POST',
    path: '/api/v2/video/{id}/captions',
    takesFile: true,
    bodyLimit: captionLimits.bytes,
  },
  remove: { ...change, method: 'DELETE', path: '/api/v2/video/{id}/captions/{captions_id}' },
} as const satisfies Endpoints;
