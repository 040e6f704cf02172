import type { PostEditorStrings } from '@shuyuan/widgets/community';
import type { Locale } from '@shuyuan/widgets/host';

interface EditStrings {
  failed: string;
  failedHint: string;
  /** In place of the editor's own. */
  begin: Partial<PostEditorStrings>;
  change: Partial<PostEditorStrings>;
}

export const editStrings: Record<Locale, EditStrings> = {
  'zh-CN': {
    failed: '页面没有加载出来',
    failedHint: '请检查网络后重试，写的内容还在本机。',
    begin: {
      title: '发起话题',
      postTitle: '话题标题',
      titleHint: (most) => `不超过${most}个字`,
      content: '话题内容',
      send: '发布话题',
    },
    change: {
      title: '修改话题',
      postTitle: '话题标题',
      titleHint: (most) => `不超过${most}个字`,
      content: '话题内容',
      send: '保存修改',
    },
  },
  en: {
    failed: 'The page could not be loaded',
    failedHint: 'Check the network and try again; what you wrote lies on this device.',
    begin: { title: 'Begin a topic', content: 'Words', send: 'Publish' },
    change: { title: 'Change the topic', content: 'Words', send: 'Save' },
  },
};
