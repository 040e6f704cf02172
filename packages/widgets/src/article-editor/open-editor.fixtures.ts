import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { createArticleBackend, type ArticleBackend } from './article-backend.fixtures.ts';
import { createArticleEditorStore } from './article-editor.store.ts';
import { articleEditorStrings } from './article-editor.strings.ts';
import type { ArticleEditorProps } from './article-editor.tsx';
import { mainActionOf } from './main-action.ts';

interface Options extends Partial<Pick<ArticleEditorProps, 'upload'>> {
  host?: TestHost;
  backend?: ArticleBackend;
  /** @default 71, the draft of the backend */
  articleId?: number | null;
}

/** An editor without a page around it, opened. */
export async function openEditor({
  host = createTestHost({ user: testUser }),
  backend = createArticleBackend(),
  articleId = 71,
  ...rest
}: Options = {}) {
  const stored: number[] = [];
  const unkept: boolean[] = [];
  const hold = { isHeld: false };
  const props: ArticleEditorProps = {
    articles: backend.articles,
    categories: backend.categories,
    articleId,
    onStored: (id) => void stored.push(id),
    onUnkeptChange: (isUnkept) => void unkept.push(isUnkept),
    ...rest,
  };
  const strings = articleEditorStrings['zh-CN'];
  const store = createArticleEditorStore({ host, strings, getProps: () => props }, () => {
    hold.isHeld = true;
    return () => void (hold.isHeld = false);
  });
  const stop = store.start();
  await host.settle();
  const state = store.getState;
  return {
    host,
    backend,
    state,
    stop,
    actions: store.actions,
    /** Ids that the page was told of. */
    stored,
    /** What the page was told of what lies nowhere. */
    unkept,
    /** Whether who leaves the page is asked first. */
    isHeld: () => hold.isHeld,
    fields: () => state().fields,
    /** Types, and lets the device keep it. */
    write: (part: Parameters<typeof store.actions.change>[0]) => {
      store.actions.change(part);
      return host.settle();
    },
    press: async () => {
      await store.actions.press();
      await host.settle();
    },
    /** What the large button says. */
    button: () => {
      const now = host.clock.now();
      return strings.main(mainActionOf(state().fields, state().stored?.publishedAt ?? null, now), now);
    },
  };
}
