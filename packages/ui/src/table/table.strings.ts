export const tableStrings = {
  'zh-CN': {
    loading: '加载中',
    empty: '暂无数据',
    total: (count: number) => `共${count}项`,
    selected: (count: number) => `已选${count}项`,
    clear: '取消选择',
    selection: '选择',
  },
  en: {
    loading: 'Loading',
    empty: 'Nothing here yet',
    total: (count: number) => (count === 1 ? '1 item' : `${count} items`),
    selected: (count: number) => `${count} selected`,
    clear: 'Clear selection',
    selection: 'Selection',
  },
};
