import type { AnthologyDetail, StudyApi } from '@shuyuan/api-client';
import { RichText, type RichTextHeading } from '@shuyuan/ui/rich-text';
import { Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { formatPrice } from '@shuyuan/ui/price';
import { ParagraphMark, Paywall, ReadingPlace } from '@shuyuan/widgets/reading';
import { paths } from '../../../paths/paths.ts';
import { useReachable, useSite, useStrings } from '../../../stores/site-context.tsx';
import { RefundNote } from '../../things/refund-note.tsx';
import { useDealPrices } from '../../things/use-deal-prices.ts';
import { dealsAnchor, ThingDeals } from '../../things/thing-deals.tsx';
import * as styles from './detail.css.ts';
import { detailStrings } from './detail.strings.ts';
import type { Reading } from './reading.ts';
import type { ArticleNotes } from './use-article-notes.ts';

export interface ArticleTextProps {
  reading: Reading;
  calls: Pick<StudyApi, 'record'>;
  notes: Pick<ArticleNotes, 'shown' | 'noteOn'>;
  onHeadings: (headings: readonly RichTextHeading[]) => void;
}

/** The text as far as the reader may read it, and the ways to the rest. */
export function ArticleText({ reading, calls, notes, onHeadings }: ArticleTextProps) {
  const { article, study } = reading.detail;
  const { navigate } = useSite();
  const isReachable = useReachable();
  const goods = { goods_type: 'article', goods_id: article.id } as const;
  const canBuy = isReachable(paths.cashier(goods));
  const { prices, onPrices } = useDealPrices(goods, canBuy && !article.can_read);
  return (
    <>
      <ReadingPlace study={calls} articleId={article.id} kept={study} canRead={article.can_read}>
        <ParagraphMark shown={notes.shown} onNote={notes.noteOn}>
          <RichText html={article.render_content} onHeadings={onHeadings} />
        </ParagraphMark>
      </ReadingPlace>
      {!article.can_read && (
        <div className={styles.paywall}>
          <Paywall
            article={article}
            {...(canBuy && { onBuy: () => navigate(paths.cashier(goods)) })}
            {...(prices.sale !== null && {
              sale: {
                price: prices.sale,
                onOpen: () => navigate(`#${dealsAnchor}`),
              },
            })}
            {...(isReachable(paths.membership()) && { onMembership: () => navigate(paths.membership()) })}
          />
          {canBuy && (
            <>
              <RefundNote type="article" />
              <div id={dealsAnchor}>
                <ThingDeals type="article" id={article.id} onPrices={onPrices} />
              </div>
            </>
          )}
          {reading.anthology && <Whole anthology={reading.anthology.anthology} />}
        </div>
      )}
    </>
  );
}

/** The way to the whole that the article is part of, where that is for sale. */
function Whole({ anthology: { id, title, charge, can_read: isOpen } }: Pick<AnthologyDetail, 'anthology'>) {
  const strings = useStrings(detailStrings);
  const isReachable = useReachable();
  const cashier = paths.cashier({ goods_type: 'anthology', goods_id: id });
  if (charge === 0 || isOpen || !isReachable(cashier)) return null;
  return (
    <div className={styles.whole}>
      <Text size="small" tone="muted">
        {strings.partOf(title)}
      </Text>
      <LinkButton href={cashier}>{strings.buyWhole(formatPrice(charge))}</LinkButton>
    </div>
  );
}
