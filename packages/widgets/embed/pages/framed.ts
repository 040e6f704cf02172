import { followFrame } from '../frame-host.ts';

for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-shuyuan]')) followFrame(frame);
