import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf } from '../http/endpoint.ts';
import type { announcementsContract } from './announcements.contract.ts';
import { announcementsEndpoints } from './announcements.endpoints.ts';

type Calls = typeof announcementsContract;

/** Title, text and day of an announcement. */
export type AnnouncementDetail = AnswerOf<Calls['detail']>;

/** The call about announcements alone: it is not part of a client, and comes with the page that makes it. */
export function createAnnouncementsApi(http: Http) {
  const calls = callsOf<Calls>(http, announcementsEndpoints);
  return {
    /** Rejects with code 404 for one that was removed. */
    detail: (id: number, options?: CallOptions) => calls.detail({ params: { id } }, options),
  };
}
