import { createWidgetContext } from '../../widget/widget-context.ts';
import type { createPaymentStore } from './payment.store.ts';

/** What the views of a payment draw from. */
export const [PaymentProvider, usePayment] = createWidgetContext<typeof createPaymentStore>('OrderPayment');
