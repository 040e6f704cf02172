import '@shuyuan/ui/theme.css';
import { attachWith } from '../src/embed/attach.browser.tsx';
import { EmbeddedExam } from '../src/embed/embedded-exam.tsx';

export { prepareWith } from './lazy.ts';
export const attach = attachWith({ component: EmbeddedExam });
