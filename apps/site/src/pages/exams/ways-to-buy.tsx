import { VipIcon } from '@shuyuan/ui/icons';
import { LinkButton } from '@shuyuan/ui/link-button';
import { paths } from '../../paths/paths.ts';
import { useReachable, useStrings } from '../../stores/site-context.tsx';
import { BuyWays } from '../things/buy-ways.tsx';
import { examWords } from './exam-words.strings.ts';

interface WaysToBuyProps {
  goods: { type: 'paper' | 'mock_paper' | 'practice'; id: number };
  /** Full price in whole yuan. */
  charge: number;
  /** What buying is called. */
  buy: string;
  isVipFree: boolean;
}

/** Price and the ways to buy, and membership where that opens it; each as far as it is open. */
export function WaysToBuy({ goods, charge, buy, isVipFree }: WaysToBuyProps) {
  const words = useStrings(examWords);
  const isReachable = useReachable();
  return (
    <>
      <BuyWays goods={{ goods_type: goods.type, goods_id: goods.id }} charge={charge} buy={buy} />
      {isVipFree && isReachable(paths.membership()) && (
        <LinkButton isFullWidth icon={<VipIcon size="small" />} href={paths.membership()}>
          {words.memberFree}
        </LinkButton>
      )}
    </>
  );
}
