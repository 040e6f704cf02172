import '@shuyuan/ui/theme.css';
import { attachWith } from '../src/embed/attach.browser.tsx';
import { EmbeddedRecorder } from '../src/embed/embedded-recorder.tsx';

export { prepareWith } from './lazy.ts';
export const attach = attachWith({ component: EmbeddedRecorder });
