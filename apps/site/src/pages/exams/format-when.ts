import { formatDateTime } from '@shuyuan/ui/relative-time';

/** Returns an instant as the exam area writes it, in the reader's zone: `2026/03/09 8:05:00`. */
export const formatWhen = (instant: string): string => formatDateTime(Date.parse(instant), '/');
