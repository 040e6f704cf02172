import type { ManagedOrderRow } from '@shuyuan/api-client/manage';

/** How the status of an order looks: paid stands out, what is over does not. */
export const statusTone = (status: ManagedOrderRow['status']) =>
  status === 9 ? 'positive' : status === 7 ? 'neutral' : 'caution';
