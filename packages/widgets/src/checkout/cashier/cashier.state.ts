import type { GoodsOffer, PaymentWay } from '@shuyuan/api-client';
import type { NotThere } from '../not-there.ts';

export interface ReadyOffer {
  status: 'ready';
  offer: GoodsOffer;
  /** In the order in which they are offered. */
  ways: readonly PaymentWay[];
  /** The chosen one. */
  way: PaymentWay['sign'] | null;
  isOrdering: boolean;
  /** What is wrong with the choice; empty otherwise. */
  problem: string;
  /** Why there is no order; empty otherwise. */
  error: string;
}

export interface CashierState {
  offer: NotThere | ReadyOffer;
  /** Another number: what was pressed may have gone, and with it the focus. */
  focus: number;
}

/** What the person can do. */
export interface CashierActions {
  load: () => void;
  choose: (way: PaymentWay['sign']) => void;
  submit: () => void;
  openOwned: () => void;
}
