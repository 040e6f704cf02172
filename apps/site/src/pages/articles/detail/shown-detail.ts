import type { Resource } from '../../../shell/use-resource.ts';
import type { Reading } from './reading.ts';

/**
 * The article, also while it is asked for once more: for who has signed in it may be longer. What somebody has paid for
 * is not shown meanwhile, as the next reader may be another one.
 */
export function shownDetail(article: Resource<Reading>): Reading | null {
  if (article.status === 'ready') return article.data;
  if (article.status === 'failed' || !article.stale) return null;
  const { charge, can_read } = article.stale.detail.article;
  return charge > 0 && can_read ? null : article.stale;
}
