import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { videosContract } from './videos.contract.ts';
import { videosEndpoints } from './videos.endpoints.ts';

/** Page, size, category and scene; the page starts at 1. */
export type VideoQuery = NonNullable<CallInput<typeof videosContract.list>['query']>;
/** One page of videos, and the categories to filter by. */
export type VideoList = AnswerOf<typeof videosContract.list>;
/** A video as lists show it. */
export type VideoCard = VideoList['data']['data'][number];
/** A video with what of it is open to the viewer. */
export type VideoDetail = AnswerOf<typeof videosContract.detail>;
/** Where a video plays, for one person and half an hour. */
export type VideoPlay = AnswerOf<typeof videosContract.play>;
/** Words of a video in one language. */
export type VideoCaptions = VideoPlay['captions'][number];
/** What moves over the picture so that a copy names who made it. */
export type VideoWatermark = NonNullable<VideoPlay['watermark']>;
/** How far somebody has watched, in seconds. */
export type WatchedSeconds = CallInput<typeof videosContract.record>['body'];

/** The calls about videos. */
export type VideosApi = ReturnType<typeof createVideosApi>;

/** The calls about videos, apart from the whole client: pages build them late, `createVideosApi(client.http)`. */
export function createVideosApi(http: Http) {
  const calls = callsOf<typeof videosContract>(http, videosEndpoints);
  return {
    list: (query: VideoQuery = {}, options?: CallOptions) => calls.list({ query }, options),
    /** Rejects with code 404 when there is no such video, or it is hidden. */
    detail: (id: number, options?: CallOptions) => calls.detail({ params: { id } }, options),
    /** `isTry`: the seconds to try alone. Rejects with code 1 where there is nothing to watch, with 401 for visitors. */
    play: (id: number, isTry: boolean, options?: CallOptions) =>
      calls.play({ params: { id }, query: { is_try: isTry ? 1 : 0 } }, options),
    record: (id: number, watched: WatchedSeconds, options?: CallOptions) =>
      calls.record({ params: { id }, body: watched }, options),
  };
}
