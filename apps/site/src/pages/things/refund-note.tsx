import type { GoodsRef } from '@shuyuan/api-client';
import { refundUnits } from '@shuyuan/api-client/money';
import { Text } from '@shuyuan/ui/layout';
import { useUi } from '@shuyuan/ui/provider';
import { refundTermsText } from '@shuyuan/widgets/checkout';
import { useConfig } from '../../stores/site-context.tsx';

/** Rules of a refund of such goods, for beside the button that buys them. Nothing where refunds are closed. */
export function RefundNote({ type }: { type: GoodsRef['goods_type'] }) {
  const refund = useConfig(({ config }) => config?.refund ?? null);
  const { locale } = useUi();
  if (!refund) return null;
  return (
    <Text size="small" tone="muted">
      {refundTermsText({ ...refund, unit: refundUnits[type] }, locale)}
    </Text>
  );
}
