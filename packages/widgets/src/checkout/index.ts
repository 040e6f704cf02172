export { Cashier } from './cashier/cashier.tsx';
export type { CashierProps } from './cashier/cashier.props.ts';
export type { CashierStrings } from './cashier/cashier.strings.ts';
export { OrderPayment } from './payment/order-payment.tsx';
export type { OrderPaymentProps } from './payment/payment.props.ts';
export type { OrderPaymentStrings } from './payment/payment.strings.ts';
export { OrderReceipt } from './receipt/order-receipt.tsx';
export type { OrderReceiptProps } from './receipt/receipt.props.ts';
export type { OrderReceiptStrings } from './receipt/receipt.strings.ts';
