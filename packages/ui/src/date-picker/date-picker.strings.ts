export const datePickerStrings = {
  'zh-CN': { clear: '清除', presets: '常用日期', until: '至' },
  en: { clear: 'Clear', presets: 'Common dates', until: 'to' },
};
