import { VipIcon } from '@shuyuan/ui/icons';
import { LinkButton } from '@shuyuan/ui/link-button';
import { paths } from '../../paths/paths.ts';
import { useReachable, useStrings } from '../../stores/site-context.tsx';
import { examWords } from './exam-words.strings.ts';

interface WaysToBuyProps {
  goods: { type: 'paper' | 'mock_paper' | 'practice'; id: number };
  /** What buying is called. */
  buy: string;
  isVipFree: boolean;
}

/** The cashier, and membership where that opens it; each as far as it is open. */
export function WaysToBuy({ goods, buy, isVipFree }: WaysToBuyProps) {
  const words = useStrings(examWords);
  const isReachable = useReachable();
  const cashier = paths.cashier({ goods_type: goods.type, goods_id: goods.id });
  return (
    <>
      {isReachable(cashier) && (
        <LinkButton tone="action" size="large" isFullWidth href={cashier}>
          {buy}
        </LinkButton>
      )}
      {isVipFree && isReachable(paths.membership()) && (
        <LinkButton isFullWidth icon={<VipIcon size="small" />} href={paths.membership()}>
          {words.memberFree}
        </LinkButton>
      )}
    </>
  );
}
