export { createDeadline, type Deadline, type DeadlineOptions, type ServerDeadline } from './deadline.ts';
export { useDeadline } from './use-deadline.ts';
