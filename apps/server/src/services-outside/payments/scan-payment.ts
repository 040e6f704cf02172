/** An order as a way of paying needs it. */
export interface PayableOrder {
  orderId: string;
  /** Whole yuan. */
  charge: number;
  /** What the payer reads. */
  title: string;
  /** Nothing is taken for it afterwards. */
  expiresAt: Date;
}

/** Money that has come. */
export interface Payment {
  orderId: string;
  /** What was paid, in fen. */
  fen: number;
  /** The service's own number of it. */
  transaction: string;
  paidAt: Date;
}

export type PaymentState =
  | { kind: 'paid'; payment: Payment }
  /** May still be paid. */
  | { kind: 'open' }
  /** Cannot be paid any more, or was never handed over. */
  | { kind: 'closed' };

/**
 * A service that takes money of whoever scans a picture. Each call rejects with a `PaymentUnavailable`, in words for the
 * person, when the service refused or no answer came; the log says why.
 */
export interface ScanPayment {
  /** Hands an order over: the text of the picture. The same order may be handed over again. */
  start: (order: PayableOrder) => Promise<string>;
  /** What the service knows of an order: asked when no word has come. */
  find: (orderId: string) => Promise<PaymentState>;
  /** Lets nobody pay for it any more. Answers `paid` when somebody was faster, never `open`. */
  close: (orderId: string) => Promise<PaymentState>;
}

/** Hears of what happens outside to orders. */
export interface PaymentEvents {
  /**
   * Keeps a payment and hands over what was bought; any number of times for the same one. False when there is no
   * such order, or it costs something else: nothing is handed over then, and the log says so.
   */
  paid: (payment: Payment) => Promise<boolean>;
}
