export const skeletonStrings = {
  'zh-CN': { loading: '加载中' },
  en: { loading: 'Loading' },
};
