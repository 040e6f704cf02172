export { DropZone, type DropZoneProps } from './drop-zone.tsx';
export type { FileLimits, FileRefusal, RefusedFile } from '../file-trigger/file-limits.ts';
