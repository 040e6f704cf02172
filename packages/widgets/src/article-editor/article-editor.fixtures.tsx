import { HostProvider } from '../host/index.ts';
import type { Locale } from '../host/widget-host.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { stillContext } from '../testing/still-context.fixtures.ts';
import {
  createArticleBackend,
  managedArticle,
  managedCategories,
  managedTags,
} from './article-backend.fixtures.ts';
import { ArticleEditorProvider } from './article-editor.context.ts';
import { firstState, type ArticleEditorState } from './article-editor.state.ts';
import { articleEditorStrings } from './article-editor.strings.ts';
import { ArticleEditorView } from './article-editor.view.tsx';
import { fieldsOf, storedContentOf, type ArticleFields } from './article-fields.ts';

/** The test host's time: 10:00 in Beijing. */
export const pictureTime = Date.UTC(2026, 2, 2, 2);

const free =
  '<h2>先猜一个数</h2><p>教室里坐着五十个人。两个人同一天生日，你觉得有几成？</p><h2>从反面数起</h2><p>直接数“有人相同”很乱。<strong>不如反过来</strong>，先数“谁都不同”：</p><p>$$P_n=1-\\prod_{k=1}^{n-1}\\left(1-\\frac{k}{365}\\right)$$</p>';
const paid =
  '<p>把 \\(n=23\\) 代进去，得 0.507。二十三个人，就过了一半。</p><h3>写成程序</h3><pre><code class="language-py">def p(n):\n    return 1 - prod(1 - k / 365 for k in range(n))</code></pre><h2>你忘了数谁</h2><ul><li><p>二月二十九日</p></li><li><p>双胞胎</p></li></ul>';

/** An article that is sold, with a free part. */
export const soldArticle = managedArticle({
  render_content: free,
  paid_content: paid,
  charge: 6,
  is_vip_free: true,
  tag_ids: [1, 3],
});

/** A state in which `article` is being written, and nothing going on. */
export function stateWith(
  article = soldArticle,
  part: Partial<ArticleEditorState> = {},
  fields: Partial<ArticleFields> = {},
): ArticleEditorState {
  return {
    ...firstState,
    article: { status: 'ready' },
    fields: { ...fieldsOf(article, pictureTime), ...fields },
    stored: {
      id: article.id,
      content: storedContentOf(article),
      publishedAt: article.published_at,
      updatedAt: article.updated_at,
    },
    device: { status: 'kept', at: pictureTime - 1000 },
    server: { status: 'saved', at: pictureTime - 2000, reason: '' },
    categories: managedCategories,
    tags: managedTags,
    ...part,
  };
}

const backend = createArticleBackend();

const props = {
  articles: backend.articles,
  categories: backend.categories,
  articleId: 71,
  onBack() {},
  getArticleHref: (id: number) => `/article/${id}/detail`,
  upload: () => new Promise<never>(() => {}),
  renderEnd: ({ charge }: { charge: number }) => <p>{`—— ¥${charge} ——`}</p>,
};

/** The article editor in a state; nothing happens in it. */
export function ArticleEditorPicture({ state, locale }: { state: ArticleEditorState; locale: Locale }) {
  const host = createTestHost({ user: testUser, locale });
  return (
    <HostProvider host={host}>
      <ArticleEditorProvider
        value={stillContext({ state, strings: articleEditorStrings[locale], locale, props })}
      >
        <ArticleEditorView />
      </ArticleEditorProvider>
    </HostProvider>
  );
}
