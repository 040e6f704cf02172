export const breadcrumbsStrings = {
  'zh-CN': { label: '当前位置' },
  en: { label: 'Breadcrumbs' },
};
