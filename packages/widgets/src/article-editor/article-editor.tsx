import type {
  ManageArticleCategoriesContract,
  ManageArticlesContract,
  ManageTagsContract,
  ResourceApi,
} from '@shuyuan/api-client/manage';
import type { PickPicture, UploadPicture } from '@shuyuan/ui/rich-text-editor';
import { useState, type ReactNode } from 'react';
import { PersonWidget } from '../widget/widget.tsx';
import { ArticleEditorProvider } from './article-editor.context.ts';
import type { PriceKind } from './article-fields.ts';
import { createArticleEditorStore } from './article-editor.store.ts';
import { articleEditorStrings, type ArticleEditorStrings } from './article-editor.strings.ts';
import { ArticleEditorView } from './article-editor.view.tsx';
import { moveEditorFocus } from './move-editor-focus.browser.ts';

/** The console's calls that an article needs, and which article. Another `articleId` starts the editor anew. */
export interface ArticleEditorProps {
  /** The calls of the console about articles. */
  articles: Pick<ResourceApi<ManageArticlesContract>, 'find' | 'store' | 'update'>;
  /** Those about their categories. */
  categories: Pick<ResourceApi<ManageArticleCategoriesContract>, 'list'>;
  /** Those about tags. Without them nobody is offered any, and an article keeps its own. */
  tags?: Pick<ResourceApi<ManageTagsContract>, 'list'>;
  /** Null for a new one. */
  articleId: number | null;
  /** The new article has an id: put it into the page's address, in place of the one that it had. */
  onStored?: (id: number) => void;
  /** Something lies neither on the device nor on the server, or no longer does. Let nobody leave the page unasked. */
  onUnkeptChange?: (isUnkept: boolean) => void;
  /** Somebody wants back to the list. Without it there is no button for it. */
  onBack?: () => void;
  /** The address at which readers find an article. Without it there is no link to it. */
  getArticleHref?: (id: number) => string;
  /** Stores a picture. Without it pictures of the text are left out, and a cover has an address. */
  upload?: UploadPicture;
  /** Chooses a picture, for the text and as the cover, from where pictures are kept. Without it there is no button for that. */
  pickPicture?: PickPicture;
  /** What stands where the free part ends, as on the article's own page. Shown in the preview; it leads nowhere there. */
  renderEnd?: (article: { charge: number; is_vip_free: boolean; price: PriceKind }) => ReactNode;
  /** The article is there, or did not come. */
  onReady?: () => void;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<ArticleEditorStrings>;
}

/**
 * Writes one article: text, price, and when it is seen. What is written is kept on the device at once and, as long as
 * nobody else sees it, on the server after a pause. Needs a `HostProvider`.
 */
export function ArticleEditor(props: ArticleEditorProps) {
  const { articleId, onStored } = props;
  const [opened, setOpened] = useState({ articleId, stored: null as number | null, count: 0 });
  // The article that has just got its id is the same one; any other begins anew.
  const isSame = articleId === opened.articleId || (articleId !== null && articleId === opened.stored);
  if (!isSame || articleId !== opened.articleId)
    setOpened(isSame ? { ...opened, articleId } : { articleId, stored: null, count: opened.count + 1 });
  const own = {
    ...props,
    onStored(id: number) {
      setOpened((before) => ({ ...before, stored: id }));
      onStored?.(id);
    },
  };
  return (
    <PersonWidget
      name="article-editor"
      props={own}
      subject={opened.count}
      strings={articleEditorStrings}
      createStore={createArticleEditorStore}
      isReady={({ article }) => article.status !== 'loading'}
      moveFocus={moveEditorFocus}
      provider={ArticleEditorProvider}
    >
      <ArticleEditorView />
    </PersonWidget>
  );
}
