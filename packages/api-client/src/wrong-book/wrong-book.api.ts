import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { wrongBookContract } from './wrong-book.contract.ts';
import { wrongBookEndpoints } from './wrong-book.endpoints.ts';

/** What was answered wrong by type and category, and how much of it is due. */
export type WrongBook = AnswerOf<typeof wrongBookContract.index>;
/** A type, one or two levels of category, and `due: '1'` for what is due alone. */
export type WrongBookQuery = NonNullable<CallInput<typeof wrongBookContract.questions>['query']>;

/** The calls about the wrong book. A widget takes a slice of it. */
export type WrongBookApi = ReturnType<typeof createWrongBookApi>;

/** The calls about the wrong book, apart from the whole client: pages build them late. */
export function createWrongBookApi(http: Http) {
  const calls = callsOf<typeof wrongBookContract>(http, wrongBookEndpoints);
  return {
    /** Categories are narrowed to a type where one is given. */
    index: (type?: number, options?: CallOptions) =>
      calls.index({ query: type === undefined ? {} : { question_type: type } }, options),
    questions: (query: WrongBookQuery = {}, options?: CallOptions) => calls.questions({ query }, options),
    /** Questions whole, at most two hundred; with them how many there are in all. */
    print: (query: Omit<WrongBookQuery, 'due'> = {}, options?: CallOptions) =>
      calls.print({ query }, options),
    /** At most twenty. */
    random: (options?: CallOptions) => calls.random({}, options),
    /** Safe to repeat. */
    remove: (questionId: number, options?: CallOptions) => calls.remove({ params: { questionId } }, options),
  };
}
