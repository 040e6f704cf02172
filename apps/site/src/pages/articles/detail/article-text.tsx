import type { ArticleDetail, StudyApi } from '@shuyuan/api-client';
import { RichText } from '@shuyuan/ui/rich-text';
import { Paywall, ReadingPlace } from '@shuyuan/widgets/reading';
import { useConfig, useSite } from '../../../composition/site-context.tsx';
import { isOpen } from '../../../routes/flags.ts';
import { routeOf } from '../../../routes/navigation.ts';
import { paths } from '../../../routes/paths.ts';
import * as styles from './detail.css.ts';

export interface ArticleTextProps extends Pick<ArticleDetail, 'article' | 'study'> {
  calls: Pick<StudyApi, 'record'>;
}

/** The text as far as the reader may read it, and the ways to the rest. */
export function ArticleText({ article, study, calls }: ArticleTextProps) {
  const { navigate } = useSite();
  const isThere = useIsThere();
  return (
    <>
      <ReadingPlace study={calls} articleId={article.id} kept={study} canRead={article.can_read}>
        <RichText html={article.render_content} />
      </ReadingPlace>
      {!article.can_read && (
        <div className={styles.paywall}>
          <Paywall
            article={article}
            {...(isThere(paths.cashier({ goods_type: 'article', goods_id: article.id })) && {
              onBuy: (goods) => navigate(paths.cashier(goods)),
            })}
            {...(isThere(paths.membership()) && { onMembership: () => navigate(paths.membership()) })}
          />
        </div>
      )}
    </>
  );
}

/** Whether an address of this site has a page, and its section is open. */
function useIsThere() {
  const flags = useConfig((state) => state.flags);
  return (address: string) => {
    const route = routeOf(address.replace(/\?.*$/, ''));
    return route !== undefined && isOpen(route.flag, flags);
  };
}
