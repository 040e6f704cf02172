export const stepsStrings = {
  'zh-CN': { done: '已完成', current: '进行中', failed: '出错', coming: '未开始' },
  en: { done: 'Done', current: 'In progress', failed: 'Failed', coming: 'Not started' },
};
