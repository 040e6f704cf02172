import { createLazyModule } from '@shuyuan/ui/lazy-module';

/** The recorder as this site draws it. Fetched together with its tools: one load, one failure to report. */
export const lazyRecorder = createLazyModule(() => import('./site-recorder.tsx'));
