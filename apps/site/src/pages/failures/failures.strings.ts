import type { Locale } from '@shuyuan/widgets/host';

/** `page-load`: the code of the page did not arrive. */
export type FailureKind = 'not-found' | 'closed' | 'not-allowed' | 'server-error' | 'failure' | 'page-load';

interface FailureWords {
  /** Large, and read first. */
  sign: string;
  title: string;
  text: string;
}

interface FailureStrings {
  kinds: Record<FailureKind, FailureWords>;
  home: string;
  articles: string;
  reload: string;
  /** Links of the page for unknown addresses. */
  /** Of a section that is closed. */
  closedTitle: (name: string) => string;
  closedText: string;
  sections: Record<'courses' | 'problems' | 'teachers', string>;
}

const zh: FailureStrings = {
  kinds: {
    'not-found': {
      sign: '404',
      title: '没有找到这一页',
      text: '它可能已被移走，或者地址有误。',
    },
    closed: { sign: '404', title: '这一部分没有开放', text: '学校关闭了这一部分，重新开放后可以继续使用。' },
    'not-allowed': {
      sign: '403',
      title: '你没有打开这一页的权限',
      text: '这里是管理后台的一页，只给有权限的账号。需要的话，请联系书院的管理员。',
    },
    'server-error': {
      sign: '500',
      title: '页面出了问题',
      text: '问题出在我们这边。你写下的草稿仍保存在这台设备上，重新加载后可以继续。',
    },
    failure: {
      sign: '出错了',
      title: '没能完成你的请求',
      text: '请稍后再试。如果一直这样，可以先回到首页。',
    },
    'page-load': {
      sign: '断线了',
      title: '页面没有加载完整',
      text: '可能是网络中断，也可能是网站刚刚更新。重新加载即可，写下的草稿不会丢失。',
    },
  },
  home: '回到首页',
  articles: '看看文章',
  reload: '重新加载',
  closedTitle: (name) => `“${name}”没有开放`,
  closedText: '学校关闭了这一部分，重新开放后可以继续使用。',
  sections: { courses: '课程', problems: '问答', teachers: '教师' },
};

const en: FailureStrings = {
  kinds: {
    'not-found': {
      sign: '404',
      title: 'This page was not found',
      text: 'It may have been moved, or the address is wrong.',
    },
    closed: {
      sign: '404',
      title: 'This section is closed',
      text: 'The school has closed it. It can be used again once it is open.',
    },
    'not-allowed': {
      sign: '403',
      title: 'You may not open this page',
      text: 'It belongs to the management console. If you need it, ask an administrator of the academy.',
    },
    'server-error': {
      sign: '500',
      title: 'This page has a problem',
      text: 'It is on our side. Drafts are kept on this device; reload to go on.',
    },
    failure: {
      sign: 'Error',
      title: 'Your request could not be completed',
      text: 'Please try again later. If it stays like this, go back home.',
    },
    'page-load': {
      sign: 'Offline',
      title: 'The page did not load completely',
      text: 'The network broke off, or the site has just been renewed. Reload to go on; drafts are kept.',
    },
  },
  home: 'Back to home',
  articles: 'Read articles',
  reload: 'Reload',
  closedTitle: (name) => `“${name}” is closed`,
  closedText: 'The school has closed this section. It can be used again once it is open.',
  sections: { courses: 'Courses', problems: 'Questions', teachers: 'Teachers' },
};

export const failureStrings: Record<Locale, FailureStrings> = { 'zh-CN': zh, en };
