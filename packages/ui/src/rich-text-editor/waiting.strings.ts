/** What is said before the editor's own words have come. */
export const waitingStrings = {
  'zh-CN': {
    loading: '编辑器加载中，可以先写文字',
    notLoaded: '编辑器没有加载出来。可以先在这里写文字，写下的都会留着。',
    retry: '重试',
  },
  en: {
    loading: 'The editor is loading. You can write already.',
    notLoaded: 'The editor did not load. You can write here meanwhile; nothing will be lost.',
    retry: 'Retry',
  },
};
