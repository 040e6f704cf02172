import '@shuyuan/ui/theme.css';
import { attachWith } from '../src/embed/attach.browser.tsx';
import { EmbeddedPager } from '../src/embed/embedded-pager.tsx';

export { prepareWith } from './late.ts';
export const attach = attachWith({ component: EmbeddedPager });
