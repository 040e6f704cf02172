import { createClient, type User } from '@shuyuan/api-client';
import '@shuyuan/ui/theme.css';
import { UiProvider } from '@shuyuan/ui/provider';
import { ThemeRoot } from '@shuyuan/ui/theme';
import { CommentBox } from '@shuyuan/widgets/comment-box';
import { createBrowserHost, HostProvider } from '@shuyuan/widgets/host';
import { Pager } from '@shuyuan/widgets/pager';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

// A host with React brings its own, here an older one, and places the components in its own tree.
const { school = '', target = '' } = document.documentElement.dataset;
const [type, id] = target.split('/');

const client = createClient({ baseUrl: school, fetch: (...request) => fetch(...request) });
const host = createBrowserHost({
  session: {
    current: (): User | null => null,
    subscribe: () => () => {},
    requestLogin: () => location.assign(`${school}/login`),
    signIn: () => Promise.reject(new Error('Nobody signs in on this page.')),
  },
  navigate: () => {},
  notify: () => {},
  locale: 'zh-CN',
});

/** A cell begins anew, which in WebKit and Chromium forgets the language of the page too: it is said again within. */
const Cell = ({ children }: { children: ReactNode }) => (
  <div className="cell">
    <div lang="zh-CN">
      <ThemeRoot>{children}</ThemeRoot>
    </div>
  </div>
);

function App() {
  return (
    <UiProvider locale="zh-CN">
      <HostProvider host={host}>
        <main>
          <Cell>
            <CommentBox comments={client.comments} target={{ type: type as 'article', id: Number(id) }} />
          </Cell>
          <Cell>
            <Pager total={500} defaultPage={21} />
          </Cell>
        </main>
      </HostProvider>
    </UiProvider>
  );
}

const place = document.getElementById('app');
if (place) createRoot(place).render(<App />);
