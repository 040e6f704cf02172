import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf } from '../http/endpoint.ts';
import type { messagesContract } from './messages.contract.ts';
import type { OptionalMessage } from './messages.rules.ts';
import { messagesEndpoints } from './messages.endpoints.ts';

/** Something that a person is told. */
export type Message = AnswerOf<typeof messagesContract.list>['data'][number];

/** Whether one kind of messages is told. */
export type MessageSetting = AnswerOf<typeof messagesContract.settings>[number];

/** How often a person is told by text message how much they have not read. */
export type MessageDigest = AnswerOf<typeof messagesContract.digest>;

/** The calls about messages, apart from the whole client: `createMessagesApi(client.http)`. */
export function createMessagesApi(http: Http) {
  const calls = callsOf<typeof messagesContract>(http, messagesEndpoints);
  return {
    list: (query: { page?: number; size?: number } = {}, options?: CallOptions) =>
      calls.list({ query }, options),
    unread: (options?: CallOptions) => calls.unread({}, options),
    markRead: (id: number, options?: CallOptions) => calls.markRead({ params: { id } }, options),
    /** `until` is the `created_at` of the latest that was seen. */
    markAllRead: (until: string, options?: CallOptions) => calls.markAllRead({ body: { until } }, options),
    digest: (options?: CallOptions) => calls.digest({}, options),
    changeDigest: (frequency: MessageDigest['frequency'], options?: CallOptions) =>
      calls.changeDigest({ body: { frequency } }, options),
    settings: (options?: CallOptions) => calls.settings({}, options),
    changeSetting: (type: OptionalMessage, isOn: boolean, options?: CallOptions) =>
      calls.changeSetting({ body: { type, is_on: isOn } }, options),
  };
}
