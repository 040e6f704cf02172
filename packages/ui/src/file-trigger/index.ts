export { FileTrigger, type FileTriggerProps } from './file-trigger.tsx';
export type { FileLimits, FileRefusal, RefusedFile } from './file-limits.ts';
