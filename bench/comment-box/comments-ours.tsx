import '@shuyuan/ui/theme.css';
import type { CommentsApi } from '@shuyuan/api-client';
import { UiProvider } from '@shuyuan/ui/provider';
import { CommentBox } from '@shuyuan/widgets/comment-box';
import { createBrowserHost, HostProvider, type WidgetHost } from '@shuyuan/widgets/host';
import { createRoot } from 'react-dom/client';
import { commentPage, isTyped, painted } from './comments.ts';

const user = {
  id: 1,
  avatar: '',
  nick_name: '同学1',
  uuid: '00000001',
  role: null,
  permissions: {},
  is_bind_mobile: 1,
} as const;

const host: WidgetHost = createBrowserHost({
  session: {
    current: () => user,
    subscribe: () => () => {},
    requestLogin: () => {},
    signIn: async () => {},
  },
  navigate: () => {},
  notify: () => {},
  locale: 'zh-CN',
});

const commentsOf = (count: number): CommentsApi => ({
  list: async () => commentPage(count),
  answers: async () => [],
  submit: async () => count + 1,
  counts: async () => ({}),
  place: async (_, id) => ({ comment_id: id, before: 0, replies_before: null }),
});

window.bench = {
  rowSelector: 'article',
  sendSelector: 'button:text-is("发表评论")',
  hasPosted: () => isTyped(document.querySelector('article')),
  async show(count) {
    const element = document.getElementById('root');
    if (!element) throw new Error('No #root');
    createRoot(element).render(
      <UiProvider locale="zh-CN">
        <HostProvider host={host}>
          <CommentBox comments={commentsOf(count)} target={{ type: 'article', id: 1 }} pageSizes={[count]} />
        </HostProvider>
      </UiProvider>,
    );
    while (!element.querySelector('article')) await painted();
  },
};
