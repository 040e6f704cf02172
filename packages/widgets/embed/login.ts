import '@shuyuan/ui/theme.css';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { attachWith } from '../src/embed/attach.browser.tsx';
import { EmbeddedLogin } from '../src/embed/embedded-login.tsx';

// react-aria takes presses, focus and Escape across shadow roots only when it is told that there are some.
enableShadowDOM();

export { prepareWith } from './lazy.ts';
export const attach = attachWith({ component: EmbeddedLogin });
