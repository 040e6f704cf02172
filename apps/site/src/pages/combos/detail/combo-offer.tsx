import type { ComboDetail } from '@shuyuan/api-client';
import { Text } from '@shuyuan/ui/layout';
import { useStrings } from '../../../stores/site-context.tsx';
import { Offer, OfferBox } from '../../things/offer.tsx';
import { detailStrings } from './detail.strings.ts';

/** What a column costs, how much of it is theirs already, and the way to have it. */
export function ComboOffer({ detail: { combo, chapters } }: { detail: ComboDetail }) {
  const strings = useStrings(detailStrings);
  if (combo.can_watch)
    return (
      <OfferBox title={strings.buyTitle}>
        <Text>{combo.charge === 0 ? strings.free : strings.isOpen}</Text>
      </OfferBox>
    );
  const owned = chapters.flatMap(({ items }) => items.filter((item) => item.is_owned)).length;
  return (
    <Offer
      goods={{ goods_type: 'combo', goods_id: combo.id }}
      price={{
        amount: combo.charge,
        ...(combo.original_charge > combo.charge && { originalAmount: combo.original_charge }),
      }}
      isForMembers={combo.is_vip_free}
      included={[
        strings.included(combo.items_count),
        ...(owned > 0 ? [strings.ownedBefore(owned)] : []),
      ].join(' ')}
      words={{ ...strings, buy: strings.buy(combo.items_count) }}
    />
  );
}
