import type { CommentPage } from '@shuyuan/api-client';

const sentences = [
  '读到第三段的时候停下来想了很久，原来这个问题可以从这里看。',
  '请问文中的方法适合零基础的人吗？我想先从例子开始。',
  '谢谢分享，照着做了一遍，确实比以前清楚。',
  '有一点不同的看法：顺序也许可以换一换，先练习再读理论。',
];

/** `count` comments by thirty people, always the same. */
export function commentPage(count: number): CommentPage {
  const users: CommentPage['users'] = {};
  for (let id = 1; id <= 30; id += 1) users[id] = { id, avatar: '', nick_name: `同学${id}` };
  const data = Array.from({ length: count }, (_, index) => ({
    id: count - index,
    parent_id: 0,
    content: `<p>${sentences[index % sentences.length]}</p>`,
    children_count: index % 3,
    reply_id: 0,
    reply_comment: null,
    reply_user: null,
    reply_user_id: 0,
    created_at: new Date(Date.UTC(2026, 0, 1) - index * 3_600_000).toISOString(),
    user_id: (index % 30) + 1,
  }));
  return { users, comments: { data, total: count } };
}

/** What a page under measurement offers to the measuring side. */
export interface BenchPage {
  /** Draws `count` comments; settles when the rows are painted. */
  show: (count: number) => Promise<void>;
  rowSelector: string;
  /** The button that posts what is typed. */
  sendSelector: string;
  /** Whether the twenty typed letters stand in the first row. */
  hasPosted: () => boolean;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

/** Settles after the next frame has been painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

interface OfferedComments extends Pick<BenchPage, 'rowSelector' | 'sendSelector'> {
  draw: (root: HTMLElement, count: number) => void;
}

export function offerComments({ rowSelector, sendSelector, draw }: OfferedComments) {
  const rows = () => document.querySelectorAll(rowSelector);
  window.bench = {
    rowSelector,
    sendSelector,
    async show(count) {
      const root = document.getElementById('root');
      if (!root) throw new Error('No #root');
      draw(root, count);
      while (rows().length < count) await painted();
    },
    hasPosted: () => rows()[0]?.textContent.includes('abcdefghijklmnopqrst') === true,
  };
}
