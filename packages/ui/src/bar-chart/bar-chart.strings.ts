import type { Locale } from '../provider/ui-context.ts';

export const barChartStrings: Record<Locale, { table: string }> = {
  'zh-CN': { table: '数据表' },
  en: { table: 'As a table' },
};
