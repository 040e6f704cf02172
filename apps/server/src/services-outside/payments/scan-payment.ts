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

/** The services that take money. A transfer is nobody's: the school sees it on its account. */
export const paymentServices = ['wechat', 'alipay'] as const;
export type PaymentServiceName = (typeof paymentServices)[number];

/** Money that has come. */
export interface Payment {
  /** The service that took it, and alone can give it back. */
  method: PaymentServiceName;
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

/** Money that goes back. */
export interface RefundRequest {
  /** Ours, stored before it is asked: the service gives one number back once, however often it is asked. */
  refundNo: string;
  orderId: string;
  /** The service's own number of the money that came. */
  transaction: string;
  /** What goes back, and what had come, in fen. */
  fen: number;
  paidFen: number;
  /** What the payer reads. */
  reason: string;
}

export type RefundState =
  | { kind: 'done'; at: Date }
  /** On its way: to be asked after. */
  | { kind: 'pending' }
  /** It will not arrive by this way. */
  | { kind: 'failed' }
  /** The service has never heard of it. */
  | { kind: 'none' };

/**
 * A service that takes money. Each call rejects with a `PaymentUnavailable`, in words for the person, when the service
 * refused or no answer came; the log says why.
 */
export interface PaymentService {
  /** What the service knows of an order: asked when no word has come. */
  find: (orderId: string) => Promise<PaymentState>;
  /** Lets nobody pay for it any more. Answers `paid` when somebody was faster, never `open`. */
  close: (orderId: string) => Promise<PaymentState>;
  /** Gives money back. The same number may be asked for again: it goes back once. Never answers `none`. */
  refund: (refund: RefundRequest) => Promise<RefundState>;
  /** What the service knows of a refund: asked before it is asked for again. */
  findRefund: (refund: Pick<RefundRequest, 'refundNo' | 'transaction'>) => Promise<RefundState>;
}

/** One that takes the money of whoever scans a picture. */
export interface ScanPayment extends PaymentService {
  /** Hands an order over: the text of the picture. The same order may be handed over again. */
  start: (order: PayableOrder) => Promise<string>;
}

/** One that takes the money on a page of its own. */
export interface PagePayment extends PaymentService {
  /**
   * Hands an order over: the address of the page. From there the browser comes back to `returnUrl`, whether or not
   * anything was paid. The same order may be handed over again.
   */
  start: (order: PayableOrder, returnUrl: string) => Promise<string>;
}

/** Who takes money; null where a service is not set up. */
export interface PaymentServices {
  wechat: ScanPayment | null;
  alipay: PagePayment | null;
}

/** Signed message about money that no server can act upon: it contradicts itself, or has values that no payment has. */
export interface UnclearMessage {
  method: PaymentServiceName;
  /** Number of the order as the service names it; empty if the message has none. */
  orderId: string;
  /** What the service has said, without who paid. */
  told: Readonly<Record<string, unknown>>;
}

/** Hears of what happens outside to orders. */
export interface PaymentEvents {
  /**
   * Keeps a payment and hands over what was bought; any number of times for the same one. False when there is no
   * such order, or it costs something else: nothing is handed over then, and the log says so.
   */
  paid: (payment: Payment) => Promise<boolean>;
  /** Lists a message for the school; any number of times for the same one. */
  unclear: (message: UnclearMessage) => Promise<void>;
}
