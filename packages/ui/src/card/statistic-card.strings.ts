import type { Locale } from '../provider/ui-context.ts';

/** Spoken before the change: the arrow says it to the eye. */
export const statisticCardStrings: Record<
  Locale,
  { up: string; down: string; same: string; missing: string }
> = {
  'zh-CN': { up: '上升', down: '下降', same: '持平', missing: '暂无数据' },
  en: { up: 'Up', down: 'Down', same: 'Unchanged', missing: 'No data' },
};
