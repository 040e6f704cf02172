export const selectStrings = {
  'zh-CN': {
    placeholder: '请选择',
    empty: '没有可选的内容',
    separator: '、',
    count: (count: number) => `${count}项`,
  },
  en: {
    placeholder: 'Select',
    empty: 'Nothing to choose from',
    separator: ', ',
    count: (count: number) => `${count} chosen`,
  },
};
