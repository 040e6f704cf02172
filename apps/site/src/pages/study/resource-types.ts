import type { ResourceType } from '@shuyuan/api-client';

/** What an address may name as the type of what is listed. */
export const resourceTypes: readonly ResourceType[] = [
  'article',
  'course',
  'anthology',
  'video',
  'combo',
  'paper',
];
