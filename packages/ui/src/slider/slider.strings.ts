export const sliderStrings = {
  'zh-CN': { from: '最小值', to: '最大值' },
  en: { from: 'Minimum', to: 'Maximum' },
};
