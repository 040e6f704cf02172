import '@shuyuan/ui/theme.css';
import type { CommentsApi } from '@shuyuan/api-client';
import { UiProvider } from '@shuyuan/ui/provider';
import { CommentBox } from '@shuyuan/widgets/comment-box';
import { createBrowserHost, HostProvider } from '@shuyuan/widgets/host';
import { createTestHost, testUser } from '@shuyuan/widgets/testing';
import { createRoot } from 'react-dom/client';
import { commentPage, offerComments } from './comments.ts';

const host = createBrowserHost(createTestHost({ user: testUser }));

const commentsOf = (count: number): CommentsApi => ({
  list: async () => commentPage(count),
  answers: async () => [],
  async submit(_, { content }) {
    const [row] = commentPage(count).comments.data;
    return { id: count + 1, row: row ? { ...row, id: count + 1, content: `<p>${content}</p>` } : null };
  },
  people: async () => [],
  words: async () => '',
  edit: async () => ({ content: '', edited_at: null }),
  removeOwn: async () => {},
  restoreOwn: async () => {},
  report: async () => {},
  counts: async () => ({}),
  place: async (_, id) => ({ comment_id: id, before: 0, replies_before: null }),
});

offerComments({
  rowSelector: 'article',
  sendSelector: 'button:text-is("发表评论")',
  draw: (root, count) =>
    createRoot(root).render(
      <UiProvider locale="zh-CN">
        <HostProvider host={host}>
          <CommentBox comments={commentsOf(count)} target={{ type: 'article', id: 1 }} pageSizes={[count]} />
        </HostProvider>
      </UiProvider>,
    ),
});
