import type { Order, OrderQuery } from '@shuyuan/api-client';
import type { ShelfPlace, WithShelf } from '../shelf/shelf.state.ts';

/** In the order of their tabs. */
export const orderScenes = ['all', 'open', 'paid', 'cancelled'] as const satisfies readonly (
  'all' | OrderQuery['state']
)[];

export type OrderScene = (typeof orderScenes)[number];

export type OrderPlace = ShelfPlace<OrderScene>;

/** Orders on one page. */
export const pageSize = 10;

/** Asked whether an order shall be cancelled. */
export interface Cancelling {
  order: Order;
  isPending: boolean;
  /** Why it was not; empty otherwise. */
  error: string;
}

export interface OrderListState extends WithShelf<OrderScene, Order> {
  cancelling: Cancelling | null;
  /** Spoken once. */
  announcement: { id: number; text: string };
}

export const isOpen = ({ status }: Pick<Order, 'status'>) => status === 1 || status === 5;
