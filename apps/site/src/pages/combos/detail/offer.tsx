import type { ComboDetail } from '@shuyuan/api-client';
import { VipIcon } from '@shuyuan/ui/icons';
import { Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { Price } from '@shuyuan/ui/price';
import { paths } from '../../../paths/paths.ts';
import { useReachable, useStrings } from '../../../stores/site-context.tsx';
import * as styles from '../../anthologies/detail/detail.css.ts';
import { detailStrings } from './detail.strings.ts';

/** What a column costs, how much of it is theirs already, and the way to have it. */
export function Offer({ detail: { combo, chapters } }: { detail: ComboDetail }) {
  const strings = useStrings(detailStrings);
  const isReachable = useReachable();
  const cashier = paths.cashier({ goods_type: 'combo', goods_id: combo.id });
  const owned = chapters.flatMap(({ items }) => items.filter((item) => item.is_owned)).length;
  if (combo.can_watch)
    return (
      <section className={styles.box} aria-label={strings.buyTitle}>
        <Text weight="bold" tone="strong">
          {strings.buyTitle}
        </Text>
        <Text>{combo.charge === 0 ? strings.free : strings.isOpen}</Text>
      </section>
    );
  return (
    <section className={styles.box} aria-label={strings.buyTitle}>
      <Text weight="bold" tone="strong">
        {strings.buyTitle}
      </Text>
      <Price
        amount={combo.charge}
        size="large"
        {...(combo.original_charge > combo.charge && { originalAmount: combo.original_charge })}
      />
      <Text size="small" tone="muted">
        {strings.included(combo.items_count)}
        {owned > 0 && ` ${strings.ownedBefore(owned)}`}
      </Text>
      {isReachable(cashier) && (
        <LinkButton tone="action" size="large" isFullWidth href={cashier}>
          {strings.buy(combo.items_count)}
        </LinkButton>
      )}
      {combo.is_vip_free && isReachable(paths.membership()) && (
        <>
          <LinkButton isFullWidth icon={<VipIcon size="small" />} href={paths.membership()}>
            {strings.memberFree}
          </LinkButton>
          <Text size="small" tone="muted">
            {strings.memberHint}
          </Text>
        </>
      )}
    </section>
  );
}
