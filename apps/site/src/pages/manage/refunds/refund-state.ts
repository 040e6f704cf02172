import type { ManagedRefundRow } from '@shuyuan/api-client/manage';

/** Where a refund stands, as the list is parted. */
export function refundState({
  status,
  is_decided: isDecided,
}: Pick<ManagedRefundRow, 'status' | 'is_decided'>) {
  if (status === 5) return 'done';
  if (status === 9) return 'failed';
  if (status === 13) return 'closed';
  return isDecided ? 'sending' : 'waiting';
}

/** How it looks: what waits for somebody stands out. */
export const refundTones = {
  waiting: 'caution',
  sending: 'neutral',
  failed: 'critical',
  done: 'positive',
  closed: 'neutral',
} as const;
