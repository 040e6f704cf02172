import '@shuyuan/ui/theme.css';
import { attachWith } from '../src/embed/attach.browser.tsx';
import { EmbeddedComments } from '../src/embed/embedded-comments.tsx';

export { prepareWith } from './lazy.ts';
export const attach = attachWith({ component: EmbeddedComments });
