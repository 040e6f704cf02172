import '@shuyuan/ui/theme.css';
import { attachWith } from '../src/embed/attach.browser.tsx';
import { EmbeddedComments } from '../src/embed/embedded-comments.tsx';

export { prepareWith } from './late.ts';
export const attach = attachWith({ component: EmbeddedComments });
