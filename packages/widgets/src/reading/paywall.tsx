import type { ArticleDetail, GoodsRef } from '@shuyuan/api-client';
import { useMemo, useSyncExternalStore } from 'react';
import { useHost } from '../host/host-context.tsx';
import { paywallStrings, type PaywallStrings } from './paywall.strings.ts';
import { PaywallView } from './paywall.view.tsx';

/** What the article costs comes from `article`, as the server sent it. */
export interface PaywallProps {
  /** Nothing is shown to whoever may read it all. */
  article: Pick<ArticleDetail['article'], 'id' | 'charge' | 'is_vip_free' | 'can_read'>;
  /** Level of its heading. @default 2 */
  level?: 2 | 3 | 4;
  /** Somebody who is signed in wants to buy it. Left out where nothing can be bought: the price is said all the same. */
  onBuy?: (goods: GoodsRef) => void;
  /** A running flash sale: its price in whole yuan, and what is called when somebody wants it. Offered before the full price. */
  sale?: { price: number; onOpen: () => void };
  /** Somebody wants to see the memberships; visitors too. Asked only of what members read free. */
  onMembership?: () => void;
  /** Words of your own in place of ours. */
  strings?: Partial<PaywallStrings>;
}

/** Where the free part of an article ends: what is left, and the ways to it. Needs a `HostProvider`. */
export function Paywall({ article, level = 2, onBuy, sale, onMembership, strings: own }: PaywallProps) {
  const { session, locale } = useHost();
  const isVisitor = useSyncExternalStore(session.subscribe, () => session.current() === null);
  const strings = useMemo(() => ({ ...paywallStrings[locale], ...own }), [locale, own]);
  if (article.can_read) return null;

  function buy() {
    const run = () => onBuy?.({ goods_type: 'article', goods_id: article.id });
    if (session.current()) run();
    else session.requestLogin(1, { kind: 'buy-article', purpose: 'buy', run });
  }

  return (
    <PaywallView
      article={article}
      isVisitor={isVisitor}
      level={level}
      strings={strings}
      {...(sale && { salePrice: sale.price })}
      actions={{
        ...(onBuy && { buy }),
        ...(sale && { openSale: sale.onOpen }),
        ...(onMembership && { openMembership: onMembership }),
        signIn: () => session.requestLogin(1, { kind: 'read-article', purpose: 'study', run() {} }),
      }}
    />
  );
}
