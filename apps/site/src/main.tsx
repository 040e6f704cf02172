import '@shuyuan/ui/theme.css';
import './site.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { App } from './app.tsx';
import { openSite } from './composition/open-site.browser.ts';

const { site, router } = openSite();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

createRoot(root).render(
  <StrictMode>
    <App site={site}>
      <RouterProvider router={router} />
    </App>
  </StrictMode>,
);
