import type { Locale } from '../host/widget-host.ts';
import type { OrderListActions } from './order-list.actions.ts';
import type { OrderListProps } from './order-list.props.ts';
import type { OrderListStrings } from './order-list.strings.ts';

/** What every part of the picture needs beside its state. */
export interface OrderAround extends Pick<OrderListProps, 'getGoodsHref' | 'onBrowse'> {
  actions: OrderListActions;
  strings: OrderListStrings;
  locale: Locale;
  /** Of the heading. */
  level: 1 | 2;
}
