import type { PostEditorStrings } from '@shuyuan/widgets/community';
import type { Locale } from '@shuyuan/widgets/host';

interface EditStrings {
  /** Above what asks a visitor to sign in. */
  ask: string;
  failed: string;
  failedHint: string;
  /** In place of the editor's own, where a problem is changed. */
  change: Partial<PostEditorStrings>;
}

export const editStrings: Record<Locale, EditStrings> = {
  'zh-CN': {
    ask: '我要提问',
    failed: '页面没有加载出来',
    failedHint: '请检查网络后重试，写的内容还在本机。',
    change: { title: '修改问题', send: '保存修改' },
  },
  en: {
    ask: 'Ask a question',
    failed: 'The page could not be loaded',
    failedHint: 'Check the network and try again; what you wrote lies on this device.',
    change: { title: 'Change the question', send: 'Save' },
  },
};
