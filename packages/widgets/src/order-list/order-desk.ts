import type { WidgetHost } from '../host/widget-host.ts';
import type { OrderListProps } from './order-list.props.ts';
import type { OrderListState } from './order-list.state.ts';
import type { OrderListStrings } from './order-list.strings.ts';

/** Where the list tells things; may be others from one moment to the next. */
export type OrderOutlets = Pick<OrderListProps, 'onPay' | 'onPlace'>;

/** What the rules of the list share. */
export interface OrderDesk extends Pick<OrderListProps, 'orders'> {
  host: WidgetHost;
  strings: OrderListStrings;
  get: () => OrderListState;
  set: (patch: Partial<OrderListState>) => void;
  announce: (text: string) => void;
  outlets: () => OrderOutlets;
  /** Aborted when the list is left: an answer that comes later is dropped. */
  stay: () => AbortSignal;
}
