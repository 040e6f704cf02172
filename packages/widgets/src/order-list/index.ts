export { OrderList } from './order-list.tsx';
export type { OrderListProps } from './order-list.props.ts';
export type { OrderPlace, OrderScene } from './order-list.state.ts';
export type { OrderListStrings } from './order-list.strings.ts';
