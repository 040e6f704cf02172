import '@shuyuan/ui/theme.css';
import './site.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { App } from './app.tsx';
import { composeSite } from './composition/compose-site.browser.ts';

const { site, router } = composeSite();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

createRoot(root).render(
  <StrictMode>
    <App site={site}>
      <RouterProvider router={router} />
    </App>
  </StrictMode>,
);
