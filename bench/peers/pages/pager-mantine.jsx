import '@mantine/core/styles.css';
import { MantineProvider, Pagination } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { offerPager, size, total } from './pager-page.jsx';

offerPager(
  (root) =>
    createRoot(root).render(
      <MantineProvider>
        <Pagination
          total={total / size}
          getControlProps={(control) => ({ 'data-control': control, 'aria-label': control })}
        />
      </MantineProvider>,
    ),
  '[data-control=next]',
);
