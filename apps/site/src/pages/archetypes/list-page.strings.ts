import type { Locale } from '@shuyuan/widgets/host';

interface OwnWords {
  /** What the list is of, as it stands within a sentence. */
  noun: string;
  /** The heading, and a line below it. */
  title: string;
  lead: string;
  /** What an empty list says beside that it is one. */
  emptyHint: string;
}

const common = {
  'zh-CN': (noun: string) => ({
    results: `${noun}列表`,
    pager: `${noun}分页`,
    empty: `这里还没有${noun}`,
    showAll: `查看全部${noun}`,
    failed: `${noun}没有加载出来`,
    failedHint: '请检查网络后重试。',
    toArticles: '去看看文章',
  }),
  en: (noun: string) => ({
    results: `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`,
    pager: `Pages of ${noun}`,
    empty: `No ${noun} here yet`,
    showAll: `Show all ${noun}`,
    failed: `The ${noun} could not be loaded`,
    failedHint: 'Check the network and try again.',
    toArticles: 'To the articles',
  }),
};

/** What a list says. */
export type ListWords = OwnWords & ReturnType<(typeof common)['en']>;

/** The words of a list page: its own, and those that every list has. */
export const listWords = <Own extends OwnWords>(
  zh: Own,
  en: NoInfer<Own>,
): Record<Locale, ListWords & Own> => ({
  'zh-CN': { ...common['zh-CN'](zh.noun), ...zh },
  en: { ...common.en(en.noun), ...en },
});
