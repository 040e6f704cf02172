export const formStrings = {
  'zh-CN': {
    wrong: (count: number) => `有${count}处需要修改，已填写的内容都还在`,
    changed: '已修改',
  },
  en: {
    wrong: (count: number) =>
      `${count === 1 ? 'One thing needs' : `${count} things need`} a change; everything you entered is still here`,
    changed: 'changed',
  },
};
