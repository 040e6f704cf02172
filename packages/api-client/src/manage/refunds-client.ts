import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { CallInput } from '../http/endpoint.ts';
import type {
  managePaymentsContract,
  manageRefundsContract,
  PaymentsResource,
  RefundsResource,
} from './refunds.contract.ts';
import { managePaymentsEndpoints, manageRefundsEndpoints } from './refunds.endpoints.ts';
import { resourceEndpoints } from './resource.endpoints.ts';
import { createResourceApi, type ResourceRow, type ResourceWhole } from './resource.api.ts';

type Refunds = typeof manageRefundsContract;

/** A refund as the console's list shows it; `amount` in fen. */
export type ManagedRefundRow = ResourceRow<RefundsResource>;
/** A refund with the payment that it is given back of. */
export type ManagedRefund = ResourceWhole<RefundsResource>;
/** Money that has paid no order, as the console's list shows it. In fen. */
export type ManagedPaymentRow = ResourceRow<PaymentsResource>;
/** What is decided about a refund; `amount` in fen. */
export type RefundDecision = CallInput<Refunds['approve']>['body'];
/** Money that is given back without being asked for. */
export type NewRefund = CallInput<Refunds['store']>['body'];

/** The calls about refunds and money that has paid no order, as the console needs them. */
export function createManagedRefunds(http: Http) {
  const refunds = callsOf<Refunds>(http, manageRefundsEndpoints);
  const payments = callsOf<typeof managePaymentsContract>(http, managePaymentsEndpoints);
  const unmatched = createResourceApi<PaymentsResource>(http, {
    ...resourceEndpoints('payment'),
    ...managePaymentsEndpoints,
  });
  const { list, find, exportRows } = createResourceApi<RefundsResource>(http, resourceEndpoints('refund'));
  return {
    refunds: {
      list,
      find,
      exportRows,
      /** What a refund of an order would end for its buyer. */
      ends: (orderId: string, options?: CallOptions) =>
        refunds.ends({ query: { order_id: orderId } }, options),
      /** Rejects with code 1 when it is decided already, or is more than is left of the payment. */
      approve: (id: number, decision: RefundDecision, options?: CallOptions) =>
        refunds.approve({ params: { id }, body: decision }, options),
      refuse: (id: number, answer: string, options?: CallOptions) =>
        refunds.refuse({ params: { id }, body: { answer } }, options),
      /** Once more, of one that failed at the payment service. */
      retry: (id: number, options?: CallOptions) => refunds.retry({ params: { id } }, options),
      /** Takes one that failed for done another way. */
      record: (id: number, answer: string, options?: CallOptions) =>
        refunds.record({ params: { id }, body: { answer } }, options),
      /** A repeated `idempotencyKey` gives back once. */
      store: (refund: NewRefund, options?: CallOptions) => refunds.store({ body: refund }, options),
    },
    payments: {
      list: unmatched.list,
      find: unmatched.find,
      exportRows: unmatched.exportRows,
      giveBack: (id: number, options?: CallOptions) => payments.giveBack({ params: { id } }, options),
      /** Notes that an unclear message was looked after. Rejects with code 1 for every other payment. */
      check: (id: number, options?: CallOptions) => payments.check({ params: { id } }, options),
    },
  };
}
