import type { ComboDetail } from '@shuyuan/api-client';
import { Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { ProgressBar } from '@shuyuan/ui/progress';
import { formatDate } from '@shuyuan/ui/relative-time';
import { useSession, useStrings } from '../../../stores/site-context.tsx';
import { Offer, OfferBox } from '../../things/offer.tsx';
import { pathOfItem } from './item-path.ts';
import { detailStrings } from './detail.strings.ts';

/** What a column costs, how much of it is theirs already, and the way to have it. */
export function ComboOffer({ detail: { combo, chapters, next } }: { detail: ComboDetail }) {
  const strings = useStrings(detailStrings);
  if (combo.can_watch) return <Standing combo={combo} next={next} />;
  const owned = chapters.flatMap(({ items }) => items.filter((item) => item.is_owned)).length;
  return (
    <Offer
      goods={{ goods_type: 'combo', goods_id: combo.id }}
      price={{
        charge: combo.charge,
        ...(combo.original_charge > combo.charge && { originalCharge: combo.original_charge }),
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

/** How far who has it has come, where they go on, and until when. */
function Standing({ combo, next }: Pick<ComboDetail, 'combo' | 'next'>) {
  const strings = useStrings(detailStrings);
  const isSignedIn = useSession((state) => state.user !== null);
  const { until, progress } = combo;
  return (
    <OfferBox title={strings.buyTitle}>
      <Text>{combo.charge === 0 ? strings.free : strings.isOpen}</Text>
      {until !== null && <Text tone="muted">{strings.until(formatDate(Date.parse(until)))}</Text>}
      {isSignedIn && combo.items_count > 0 && (
        <ProgressBar label={strings.progress} value={progress} valueText={strings.progressText(progress)} />
      )}
      {next && (
        <>
          <LinkButton tone="action" size="large" isFullWidth href={pathOfItem(next)}>
            {strings.go[next.state]}
          </LinkButton>
          <Text size="small" tone="muted">
            {strings.goOn(next.title)}
          </Text>
        </>
      )}
    </OfferBox>
  );
}
