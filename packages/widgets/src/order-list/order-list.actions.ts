import type { Order } from '@shuyuan/api-client';
import type { OrderScene } from './order-list.state.ts';

/** What a person can do with their orders. */
export interface OrderListActions {
  retry: () => void;
  chooseScene: (scene: OrderScene) => void;
  /** Rejects when the page does not come. */
  turnTo: (page: number) => Promise<void>;
  pay: (order: Order) => void;
  /** Asks first. */
  cancel: (order: Order) => void;
  confirmCancel: () => void;
  keepOrder: () => void;
  copyNumber: (order: Order) => void;
}
