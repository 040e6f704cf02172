import '@shuyuan/ui/theme.css';
import { attachWith } from '../src/embed/attach.browser.tsx';
import { EmbeddedPager } from '../src/embed/embedded-pager.tsx';

export { prepareWith } from './lazy.ts';
export const attach = attachWith({ component: EmbeddedPager });
