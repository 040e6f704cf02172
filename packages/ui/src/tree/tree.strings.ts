export const treeStrings = {
  'zh-CN': { loading: '加载中', empty: '暂无内容' },
  en: { loading: 'Loading', empty: 'Nothing here yet' },
};
