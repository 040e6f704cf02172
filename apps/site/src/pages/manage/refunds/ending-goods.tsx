import { Stack, Text } from '@shuyuan/ui/layout';
import { usePermissions } from '@shuyuan/ui/permission';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { TitleList } from '../../things/title-list.tsx';
import { managedRefundsStrings } from './refunds.strings.ts';

/** What a refund of an order would end for its buyer, by name, and what stays. Nothing for those who may not decide it. */
export function EndingGoods({ orderId }: { orderId: string }) {
  const may = usePermissions();
  return may('refund.decide') && <Loaded orderId={orderId} />;
}

function Loaded({ orderId }: { orderId: string }) {
  const { client } = useManage();
  const words = useStrings(managedRefundsStrings);
  const resource = useResource(`console ends ${orderId}`, (signal) =>
    client.refunds.ends(orderId, { signal }),
  );
  const ends = resource.status === 'ready' ? resource.data.ends : [];
  if (ends.length === 0) return null;
  return (
    <Stack gap={8}>
      <TitleList heading={words.ends} goods={ends.filter(({ stays }) => !stays)} />
      <TitleList heading={words.stays} goods={ends.filter(({ stays }) => stays)} />
      <Text tone="muted">{words.endsRule}</Text>
    </Stack>
  );
}
