import { isApiError, textLength } from '@shuyuan/api-client';
import { createRefundsApi, refundLimits, type Refund, type RefundPreview } from '@shuyuan/api-client/money';
import { Badge } from '@shuyuan/ui/badge';
import { Button } from '@shuyuan/ui/button';
import { ConfirmDialog } from '@shuyuan/ui/confirm-dialog';
import { Inline, Section, Stack, Text } from '@shuyuan/ui/layout';
import { formatDateTime } from '@shuyuan/ui/relative-time';
import { TextArea } from '@shuyuan/ui/text-area';
import { useState } from 'react';
import { useSubmission } from '../../../shell/use-submission.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { TitleList } from '../../things/title-list.tsx';
import * as styles from './order.css.ts';
import type { OrderStrings } from './order.strings.ts';

interface RefundSectionProps {
  preview: RefundPreview;
  words: OrderStrings;
  /** It was asked for or withdrawn: what is shown is another then. */
  onChanged: () => void;
}

/** The refunds of an order, and the way to ask for one. Nothing where there is neither. */
export function RefundSection({ preview, words, onChanged }: RefundSectionProps) {
  const { refunds, obstacle } = preview;
  if (refunds.length === 0 && (obstacle === 'not_paid' || obstacle === 'free')) return null;
  return (
    <Section title={words.refunds}>
      <Stack gap={16}>
        {obstacle === null && <AskRefund preview={preview} words={words} onAsked={onChanged} />}
        {obstacle === 'over' && <Text tone="muted">{words.over}</Text>}
        {obstacle === 'upgraded' && <Text tone="muted">{words.upgraded}</Text>}
        {refunds.map((refund) => (
          <RefundView key={refund.id} refund={refund} words={words} onChanged={onChanged} />
        ))}
      </Stack>
    </Section>
  );
}

const stateOf = ({ status, decided_at: decided, cause }: Refund) => {
  if (status === 5) return 'done' as const;
  if (status === 9) return 'failed' as const;
  if (status === 13)
    return decided === null && cause === 'asked' ? ('withdrawn' as const) : ('refused' as const);
  return decided === null ? ('waiting' as const) : ('sending' as const);
};

const tones = {
  done: 'positive',
  failed: 'caution',
  withdrawn: 'neutral',
  refused: 'neutral',
  waiting: 'caution',
  sending: 'caution',
} as const;

interface RefundViewProps {
  refund: Refund;
  words: OrderStrings;
  onChanged: () => void;
}

function RefundView({ refund, words, onChanged }: RefundViewProps) {
  const { client, host } = useSite();
  const [isPending, setIsPending] = useState(false);
  const state = stateOf(refund);

  async function withdraw() {
    setIsPending(true);
    try {
      await createRefundsApi(client.http).withdraw(refund.id);
      host.notify('positive', words.hasWithdrawn);
      onChanged();
    } catch (error) {
      if (!isApiError(error)) throw error;
      host.notify('critical', error.kind === 'business' ? error.message : words.notWithdrawn);
      // It may have been decided meanwhile.
      onChanged();
    } finally {
      setIsPending(false);
    }
  }

  return (
    <div className={styles.refund}>
      <Inline justify="between">
        <Text weight="medium">{words.yuan(refund.amount)}</Text>
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
      </Inline>
      <Text tone="muted">{words.stateHints[state]}</Text>
      <Text>{words.reasonOf(refund.reason)}</Text>
      {refund.answer !== '' && <Text>{words.answerOf(refund.answer)}</Text>}
      <Text tone="muted">
        {formatDateTime(Date.parse(refund.success_at ?? refund.decided_at ?? refund.created_at))}
      </Text>
      {state === 'waiting' && (
        <div className={styles.ways}>
          <Button size="small" isPending={isPending} onPress={() => void withdraw()}>
            {words.withdraw}
          </Button>
        </div>
      )}
    </div>
  );
}

function AskRefund({
  preview,
  words,
  onAsked,
}: {
  preview: RefundPreview;
  words: OrderStrings;
  onAsked: () => void;
}) {
  const { client, host } = useSite();
  /** Asked once each time it is opened: a repeated press after a lost answer asks for nothing twice. */
  const [idempotencyKey, setKey] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const { pending, error, setError, submit } = useSubmission<'ask'>(words.notAsked);
  const { order_id: orderId, until } = preview;

  function ask(key: string) {
    if (reason.trim() === '') return setError(words.reasonMissing);
    return void submit(
      'ask',
      () => createRefundsApi(client.http).ask(orderId, reason, { idempotencyKey: key }),
      () => {
        setKey(null);
        setReason('');
        host.notify('positive', words.hasAsked);
        onAsked();
      },
    );
  }

  return (
    <>
      {until !== null && <Text tone="muted">{words.until(formatDateTime(Date.parse(until)))}</Text>}
      <div className={styles.ways}>
        <Button onPress={() => setKey(host.createId())}>{words.ask}</Button>
      </div>
      {idempotencyKey !== null && (
        <ConfirmDialog
          isOpen
          title={words.askTitle}
          confirmLabel={words.confirmAsk}
          isPending={pending !== null}
          error={error || undefined}
          onOpenChange={() => setKey(null)}
          onConfirm={() => ask(idempotencyKey)}
        >
          <Stack gap={16}>
            <WhatHappens preview={preview} words={words} />
            <TextArea
              label={words.reason}
              description={words.reasonHint}
              value={reason}
              maxLength={refundLimits.reason}
              lengthOf={textLength}
              isRequired
              onChange={(text) => {
                setReason(text);
                setError('');
              }}
            />
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}

/** What would go back, and what would end. */
function WhatHappens({ preview, words }: Pick<RefundSectionProps, 'preview' | 'words'>) {
  const { proposed, fee, balance = 0, used, ends } = preview;
  return (
    <>
      <Text>{words.proposed(proposed)}</Text>
      {balance > 0 && <Text>{words.balanceBack(balance)}</Text>}
      {used.unit !== 'none' && <Text tone="muted">{words.used[used.unit](used.done, used.total)}</Text>}
      {fee > 0 && <Text tone="muted">{words.fee(fee)}</Text>}
      <TitleList heading={words.ends} goods={ends.filter(({ stays }) => !stays)} />
      <TitleList heading={words.stays} goods={ends.filter(({ stays }) => stays)} />
      {ends.length > 0 && <Text tone="muted">{words.rule}</Text>}
    </>
  );
}
