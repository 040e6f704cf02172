import type { ArticleDetail } from '@shuyuan/api-client';
import type { Resource } from '../../../shell/use-resource.ts';

/** The article, also while it is asked for once more: for who has signed in it may be longer. */
export const shownDetail = (article: Resource<ArticleDetail>) =>
  article.status === 'ready' ? article.data : article.status === 'loading' ? article.stale : null;
