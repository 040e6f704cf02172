import { createWidgetContext } from '../widget/widget-context.ts';
import type { createDealsStore } from './deals.store.ts';

/** What the views of the offers draw from. */
export const [DealsProvider, useDeals] = createWidgetContext<typeof createDealsStore>('Deals');
