import { LiveRegion } from '@shuyuan/ui/live-region';
import { useDeals } from './deals.context.ts';
import * as styles from './deals.css.ts';
import { FlashSaleCard } from './flash-sale.view.tsx';
import { GroupBuyCard } from './group-buy.view.tsx';
import { ProofDialog } from './proof.view.tsx';

/** A picture of the offers; nothing where there is none. */
export function DealsView() {
  const { state, strings, rootRef } = useDeals();
  const { sale, group, proof, failure, announcement } = state;
  if (!sale && !group) return null;
  return (
    <section ref={rootRef} data-component="deals" aria-label={strings.title} className={styles.deals}>
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
      {failure !== '' && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {sale && <FlashSaleCard detail={sale.detail} ahead={sale.ahead} />}
      {group && <GroupBuyCard detail={group.detail} ahead={group.ahead} />}
      {proof && <ProofDialog proof={proof} />}
    </section>
  );
}
