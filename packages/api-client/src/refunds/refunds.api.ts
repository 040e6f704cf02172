import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf } from '../http/endpoint.ts';
import type { refundsContract } from './refunds.contract.ts';
import { refundsEndpoints } from './refunds.endpoints.ts';

/** What a refund would give back and end, and the refunds of an order. Money in fen. */
export type RefundPreview = AnswerOf<typeof refundsContract.preview>;
/** A refund that was asked for or made; `amount` in fen. */
export type Refund = RefundPreview['refunds'][number];

/** The calls about refunds. A widget takes this slice. */
export type RefundsApi = ReturnType<typeof createRefundsApi>;

/** The calls about refunds, apart from the whole client: `createRefundsApi(client.http)`. */
export function createRefundsApi(http: Http) {
  const calls = callsOf<typeof refundsContract>(http, refundsEndpoints);
  return {
    /** Rejects with code 404 when the order is nobody's or somebody else's. */
    preview: (orderId: string, options?: CallOptions) =>
      calls.preview({ query: { order_id: orderId } }, options),
    /** A repeated `idempotencyKey` asks once. Rejects with code 1 where none can be asked for. */
    ask: (orderId: string, reason: string, options?: CallOptions) =>
      calls.ask({ body: { order_id: orderId, reason } }, options),
    /** Rejects with code 1 when it is decided. */
    withdraw: (id: number, options?: CallOptions) => calls.withdraw({ params: { id } }, options),
  };
}
