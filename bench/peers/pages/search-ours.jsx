import '@shuyuan/ui/theme.css';
import { UiProvider } from '@shuyuan/ui/provider';
import { createBrowserHost, HostProvider } from '@shuyuan/widgets/host';
import { SearchDialog } from '@shuyuan/widgets/search-dialog';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { answer, keywords, offerSearch } from './search-page.jsx';

const person = {
  id: 1,
  avatar: '',
  nick_name: '同学1',
  uuid: '1',
  role: null,
  permissions: {},
  is_bind_mobile: 1,
};

const host = createBrowserHost({
  session: {
    current: () => person,
    subscribe: () => () => {},
    requestLogin: () => {},
    signIn: async () => {},
  },
  navigate: () => {},
  notify: () => {},
  locale: 'zh-CN',
});

const search = { find: async () => answer, keywords: async () => keywords, deleteKeywords: async () => {} };

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button data-open onClick={() => setIsOpen(true)}>
        搜索
      </button>
      <SearchDialog search={search} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

offerSearch(
  (root) =>
    createRoot(root).render(
      <UiProvider locale="zh-CN">
        <HostProvider host={host}>
          <Page />
        </HostProvider>
      </UiProvider>,
    ),
  '[data-part=row]',
);
