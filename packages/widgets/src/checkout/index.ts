export { refundTermsText } from '../widget/refund-terms.strings.ts';
export { Cashier, type CashierProps } from './cashier/cashier.tsx';
export type { CashierStrings } from './cashier/cashier.strings.ts';
export { OrderPayment, type OrderPaymentProps } from './payment/order-payment.tsx';
export type { OrderPaymentStrings } from './payment/payment.strings.ts';
export { OrderReceipt, type OrderReceiptProps } from './receipt/order-receipt.tsx';
export type { OrderReceiptState } from './receipt/receipt.store.ts';
export type { OrderReceiptStrings } from './receipt/receipt.strings.ts';
