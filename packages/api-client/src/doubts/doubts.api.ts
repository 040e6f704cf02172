import type { CallOptions, Http } from '../http/create-http.ts';
import { callsOf } from '../http/calls-of.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { doubtsContract } from './doubts.contract.ts';
import { doubtsEndpoints } from './doubts.endpoints.ts';

/** Which doubts are wanted: page, size (16 unless given), scene, course, lesson and question. */
export type DoubtQuery = NonNullable<CallInput<typeof doubtsContract.list>['query']>;
/** Whose doubts are wanted: one's own, or those that one is asked. */
export type OwnDoubtQuery = NonNullable<CallInput<typeof doubtsContract.mine>['query']>;
/** A doubt in a list. */
export type DoubtCard = AnswerOf<typeof doubtsContract.list>['data'][number];
/** A doubt with its answers. `content` is HTML to be sanitised. */
export type Doubt = AnswerOf<typeof doubtsContract.detail>['doubt'];
/** What a teacher has answered. `content` is HTML to be sanitised. */
export type DoubtAnswer = Doubt['answers'][number];
/** A question that can be asked about. `stem` is HTML to be sanitised. */
export type AskableQuestion = AnswerOf<typeof doubtsContract.question>['question'];
/** What is asked, about a lesson or about a question. The same `client_id` twice asks once. */
export type NewDoubt = CallInput<typeof doubtsContract.store>['body'];

/** The calls about doubts. */
export type DoubtsApi = ReturnType<typeof createDoubtsApi>;

/** The calls about doubts: pages build them late, `createDoubtsApi(client.http)`. */
export function createDoubtsApi(http: Http) {
  const calls = callsOf<typeof doubtsContract>(http, doubtsEndpoints);
  const of = (id: number) => ({ params: { id } });
  return {
    list: (query: DoubtQuery = {}, options?: CallOptions) => calls.list({ query }, options),
    /** Rejects with code 404 for what the caller may not see. */
    detail: async (id: number, options?: CallOptions): Promise<Doubt> =>
      (await calls.detail(of(id), options)).doubt,
    /** Rejects with code 404 for a question that the caller has not answered, with 1 while they are being examined in it. */
    question: async (id: number, options?: CallOptions): Promise<AskableQuestion> =>
      (await calls.question(of(id), options)).question,
    /** Resolves to its id. */
    store: async (doubt: NewDoubt, options?: CallOptions): Promise<number> =>
      (await calls.store({ body: doubt }, options)).id,
    update: (id: number, body: CallInput<typeof doubtsContract.update>['body'], options?: CallOptions) =>
      calls.update({ ...of(id), body }, options),
    remove: (id: number, options?: CallOptions) => calls.remove(of(id), options),
    restore: (id: number, options?: CallOptions) => calls.restore(of(id), options),
    settle: (id: number, isSettled: boolean, options?: CallOptions) =>
      calls.settle({ ...of(id), body: { is_settled: isSettled } }, options),
    /** Needs to teach what it is about. */
    promise: (id: number, hours: number, options?: CallOptions) =>
      calls.promise({ ...of(id), body: { hours } }, options),
    /** Needs to teach what it is about. Resolves to the answer's id. */
    answer: async (
      id: number,
      body: { client_id: string; content: string },
      options?: CallOptions,
    ): Promise<number> => (await calls.answer({ ...of(id), body }, options)).id,
    updateAnswer: (id: number, content: string, options?: CallOptions) =>
      calls.updateAnswer({ ...of(id), body: { content } }, options),
    removeAnswer: (id: number, options?: CallOptions) => calls.removeAnswer(of(id), options),
    restoreAnswer: (id: number, options?: CallOptions) => calls.restoreAnswer(of(id), options),
    mine: (query: OwnDoubtQuery = {}, options?: CallOptions) => calls.mine({ query }, options),
  };
}
