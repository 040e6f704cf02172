import type { Work } from '@shuyuan/api-client/community';
import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  tabs: '发布的内容',
  kinds: {
    article: '文章',
    course: '课程',
    problem: '问题',
    solution: '回答',
    note: '笔记',
  } satisfies Record<Work['type'], string>,
  loading: '正在加载',
  failed: '内容没有加载出来',
  failedHint: '请检查网络后重试。',
  empty: (kind: string) => `还没有公开的${kind}`,
  pager: '内容分页',
};

const en: typeof zh = {
  tabs: 'What they have published',
  kinds: { article: 'Articles', course: 'Courses', problem: 'Questions', solution: 'Answers', note: 'Notes' },
  loading: 'Loading',
  failed: 'This could not be loaded',
  failedHint: 'Check the network and try again.',
  empty: (kind) => `No public ${kind.toLowerCase()} yet`,
  pager: 'Pages of this list',
};

export const worksStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
