import '@shuyuan/ui/theme.css';
import type { CommentsApi, User } from '@shuyuan/api-client';
import { UiProvider } from '@shuyuan/ui/provider';
import { CommentBox } from '@shuyuan/widgets/comment-box';
import { createBrowserHost, HostProvider } from '@shuyuan/widgets/host';
import { createTestHost, testUser } from '@shuyuan/widgets/testing';
import { createRoot } from 'react-dom/client';
import { commentPage } from './comments.ts';

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Comments of one to six lines, every third of them with a link. */
function longComments(): ReturnType<typeof commentPage> {
  const page = commentPage(10);
  const link = '<a href="https://example.com/a" rel="nofollow ugc noopener">https://example.com/a</a>';
  const data = page.comments.data.map((comment, index) => ({
    ...comment,
    content: `<p>${comment.content.slice(3, -4).repeat(1 + ((index * 5) % 7))}${index % 3 === 0 ? link : ''}</p>`,
  }));
  return { ...page, comments: { data, total: 128 } };
}

const comments: CommentsApi = {
  list: async () => (await after(400), longComments()),
  answers: async () => [],
  submit: async () => ({ id: 1, row: null }),
  people: async () => [],
  words: async () => '',
  edit: async () => ({ content: '', edited_at: null }),
  removeOwn: async () => {},
  restoreOwn: async () => {},
  report: async () => {},
  counts: async () => ({}),
  place: async (_, id) => ({ comment_id: id, before: 0, replies_before: null }),
};

/** Who stands before the box, and when that is known. */
const readers: Record<string, { user: User | null; comesLate: boolean }> = {
  visitor: { user: null, comesLate: false },
  'signed in': { user: testUser, comesLate: false },
  'person comes late': { user: testUser, comesLate: true },
};

/** How far a page moves while its comments load between what stands above and below them. */
async function shiftFor(reader: string) {
  const { user = null, comesLate = false } = readers[reader] ?? {};
  const shifts: PerformanceEntry[] = [];
  new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });
  const testHost = createTestHost({ user: comesLate ? null : user });
  const session = {
    ...testHost.session,
    isExpected: () => comesLate && testHost.session.current() === null,
  };
  createRoot(document.getElementById('root') as HTMLElement).render(
    <UiProvider locale="zh-CN">
      <HostProvider host={createBrowserHost({ ...testHost, session })}>
        <h1>勾股定理</h1>
        <CommentBox comments={comments} target={{ type: 'article', id: 1 }} />
        <p>页脚</p>
      </HostProvider>
    </UiProvider>,
  );
  if (comesLate) setTimeout(() => testHost.setUser(user), 200);
  await after(2500);
  return shifts.reduce((sum, shift) => sum + (shift as PerformanceEntry & { value: number }).value, 0);
}

Object.assign(window, { shiftBench: { readers: Object.keys(readers), shiftFor } });
