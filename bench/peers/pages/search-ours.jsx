import '@shuyuan/ui/theme.css';
import { UiProvider } from '@shuyuan/ui/provider';
import { createBrowserHost, HostProvider } from '@shuyuan/widgets/host';
import { SearchDialog } from '@shuyuan/widgets/search-dialog';
import { createTestHost, testUser } from '@shuyuan/widgets/testing';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { answer, keywords, offerSearch } from './search-page.jsx';

const host = createBrowserHost(createTestHost({ user: testUser }));

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
