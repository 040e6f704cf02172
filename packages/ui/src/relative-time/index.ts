export { formatDate, formatDateTime, formatRelativeTime } from './format-time.ts';
export { RelativeTime, type RelativeTimeProps } from './relative-time.tsx';
