import type { Order, PaymentWay } from '@shuyuan/api-client';
import type { Announcement } from '../../widget/announcement.ts';
import type { HeadingFocus } from '../move-focus.ts';
import type { NotThere } from '../not-there.ts';

export type WayOfPaying = PaymentWay['sign'];

/** What an order is paid with: a picture to scan, a page of the payment service, or the words of the school. */
export type Means =
  | { way: 'wechat'; image: string; codeUrl: string }
  | { way: 'alipay'; pageUrl: string }
  | { way: 'handPay'; text: string };

export type MeansState =
  /** Nothing is asked for before the person wants to go to the page. */
  | { status: 'idle' }
  | { status: 'loading' }
  /** `message` is what the server has said, null when it said nothing. */
  | { status: 'failed'; message: string | null; isRetrying: boolean }
  | ({ status: 'ready' } & Means);

/** The order can be paid. */
export interface Waiting {
  status: 'waiting';
  order: Order;
  /** In the order in which they are offered. */
  ways: readonly PaymentWay[];
  /** The chosen one; null where none is offered any more. */
  way: WayOfPaying | null;
  means: MeansState;
  /** When the order closes, epoch milliseconds of the device. */
  endsAt: number;
  /** What came of asking whether the money has come. */
  check: 'idle' | 'asking' | 'not-yet' | 'unreachable';
  /** The server could not be asked several times in a row. */
  isLost: boolean;
  /** Asked whether the order shall be cancelled. */
  cancelling: Cancelling | null;
}

export interface Cancelling {
  isPending: boolean;
  /** Why it was not; empty otherwise. */
  error: string;
}

export type PaymentStage =
  | NotThere
  | Waiting
  /** `isNew`: it was paid while it was shown. */
  | { status: 'paid'; order: Order; isNew: boolean }
  | { status: 'closed'; order: Order };

export interface PaymentState {
  stage: PaymentStage;
  announcement: Announcement;
  /** What was pressed may have gone, and with it the focus. A new object each time. */
  focus: HeadingFocus | null;
}
