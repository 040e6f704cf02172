export const numberFieldStrings = {
  'zh-CN': { less: (label: string) => `减少${label}`, more: (label: string) => `增加${label}` },
  en: { less: (label: string) => `Decrease ${label}`, more: (label: string) => `Increase ${label}` },
};
