export { OrderList, type OrderListProps } from './order-list.tsx';
export type { OrderPlace, OrderState, OrderTab } from './order-list.store.ts';
export type { OrderListStrings } from './order-list.strings.ts';
