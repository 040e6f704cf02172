import type { ExamAreaApi, GradedReply, PracticeApi, PracticeReply } from '@shuyuan/api-client/exam-area';
import type { WidgetHost } from '../host/widget-host.ts';
import { createOutbox, type Outbox, type OutboxItem } from '../journal/index.ts';
import type { PracticeOrigin } from './practice-set.ts';

/** An answer that the server has not taken yet, as it is sent. */
export interface WaitingReply {
  origin: PracticeOrigin;
  questionId: number;
  reply: PracticeReply;
}

export interface ReplyOutboxOptions {
  host: Pick<WidgetHost, 'clock' | 'scheduler' | 'storage' | 'network' | 'createId'>;
  practice: Pick<PracticeApi, 'answer'>;
  area: Pick<ExamAreaApi, 'answer'>;
  /** Whose answers they are: nobody else sends them. */
  userId: number;
  onSent: (item: OutboxItem<WaitingReply>, answer: GradedReply) => void;
}

/** All answers of one person that wait on this device, wherever they were given: the next page with questions sends them. */
export const createReplyOutbox = ({
  host,
  practice,
  area,
  userId,
  onSent,
}: ReplyOutboxOptions): Outbox<WaitingReply> =>
  createOutbox<WaitingReply, GradedReply>({
    host,
    name: `practice/${userId}`,
    isValue: isWaitingReply,
    // The reply has a name of its own, by which the server keeps it once.
    send: ({ origin, questionId, reply }) =>
      origin.kind === 'practice'
        ? practice.answer(origin.id, questionId, reply)
        : area.answer(questionId, origin.kind, reply),
    onSent,
    // Answers to one question come in their order; others do not wait for them.
    threadOf: ({ questionId }) => String(questionId),
  });

/** An older version of this page may have left another shape on the device. */
function isWaitingReply(value: unknown): value is WaitingReply {
  if (typeof value !== 'object' || value === null) return false;
  if (!('origin' in value) || !('questionId' in value) || !('reply' in value)) return false;
  const { origin, questionId, reply } = value;
  return (
    typeof questionId === 'number' &&
    typeof origin === 'object' &&
    origin !== null &&
    'kind' in origin &&
    typeof reply === 'object' &&
    reply !== null &&
    'client_id' in reply
  );
}
