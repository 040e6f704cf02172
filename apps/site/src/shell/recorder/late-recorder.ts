import { createLatePart } from '@shuyuan/ui/late-part';

/** The recorder as this site draws it. Fetched together with its tools: one wish, one failure to tell of. */
export const lateRecorder = createLatePart(() => import('./site-recorder.tsx'));
