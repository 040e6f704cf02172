import '@shuyuan/ui/theme.css';
import { Pager } from '@shuyuan/widgets/pager';
import { createRoot } from 'react-dom/client';
import { offerPager, total } from './pager-page.jsx';

offerPager(
  (root) => createRoot(root).render(<Pager total={total} sizes={[10, 20, 50, 100]} />),
  '[data-part=next]',
);
