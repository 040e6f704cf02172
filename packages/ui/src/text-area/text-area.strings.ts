export const textAreaStrings = {
  'zh-CN': { overLimit: (count: number) => `超出${count}字` },
  en: { overLimit: (count: number) => `${count} character${count === 1 ? '' : 's'} too long` },
};
