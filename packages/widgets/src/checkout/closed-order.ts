import type { Order } from '@shuyuan/api-client';

interface ClosedWords {
  cancelled: string;
  expired: string;
  /** Of a server that does not say when. */
  closed: string;
  closedHint: string;
  lateTransferHint: string;
  goesBack: (sum: string) => string;
  wentBack: (sum: string) => string;
}

/** What is said of an order that nobody can pay any more: why, and what became of money that came all the same. */
export function closedText(order: Order, words: ClosedWords): { title: string; hint: string } {
  return { title: titleOf(order, words), hint: hintOf(order, words) };
}

function titleOf({ closed_at: closed, expires_at: expires }: Order, words: ClosedWords): string {
  if (!closed) return words.closed;
  return Date.parse(closed) < Date.parse(expires) ? words.cancelled : words.expired;
}

function hintOf({ refund, payment_method: method }: Order, words: ClosedWords): string {
  if (refund) {
    const sum = sumOf(refund.amount);
    return refund.status === 5 ? words.wentBack(sum) : words.goesBack(sum);
  }
  return method === 'handPay' ? words.lateTransferHint : words.closedHint;
}

/** Fen as people read them. The store speaks these words too, so it takes no component for them. */
const sumOf = (fen: number) => `¥${fen % 100 === 0 ? fen / 100 : (fen / 100).toFixed(2)}`;
