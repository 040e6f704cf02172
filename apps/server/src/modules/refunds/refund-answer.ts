import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { RefundRow } from './refunds.repo.ts';

/** A refund as its person sees it. */
export const refundAnswer = (refund: RefundRow): AnswerOf<Contract['refunds']['ask']> => ({
  id: refund.id,
  refund_no: refund.refundNo,
  cause: refund.cause,
  amount: refund.fen,
  status: refund.status,
  reason: refund.reason,
  answer: refund.answer,
  is_local: refund.isLocal,
  created_at: refund.createdAt.toISOString(),
  decided_at: refund.decidedAt?.toISOString() ?? null,
  success_at: refund.succeededAt?.toISOString() ?? null,
});
