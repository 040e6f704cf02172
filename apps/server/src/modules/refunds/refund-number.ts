import { createOrderNumber } from '../orders/order-number.ts';

/** Told apart from the number of an order at a glance, and as hard to guess. */
export const createRefundNumber = (now: Date) => `R${createOrderNumber(now)}`;
