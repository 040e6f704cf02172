export const articleStrings = {
  'zh-CN': {
    leave: '离开这篇文章？',
    leaveText: '有内容本机和服务器都没有存上，离开后就没有了。',
    stay: '留下',
    lose: '不要了，离开',
  },
  en: {
    leave: 'Leave this article?',
    leaveText: 'Neither this device nor the server has taken in all of it. It is gone when you leave.',
    stay: 'Stay',
    lose: 'Leave without it',
  },
};
