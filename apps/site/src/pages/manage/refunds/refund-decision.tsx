import { textLength } from '@shuyuan/api-client';
import { refundLimits } from '@shuyuan/api-client/money';
import type { ManagedRefund } from '@shuyuan/api-client/manage';
import { Checkbox } from '@shuyuan/ui/checkbox';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import { isNumberWithin, NumberField } from '@shuyuan/ui/number-field';
import { PermissionButton } from '@shuyuan/ui/permission';
import { TextArea } from '@shuyuan/ui/text-area';
import { useState } from 'react';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useSubmission } from '../../../shell/use-submission.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { EndingGoods } from './ending-goods.tsx';
import { refundState } from './refund-state.ts';
import type { ManagedRefundsStrings } from './refunds.strings.ts';

interface RefundDecisionProps {
  refund: ManagedRefund;
  words: ManagedRefundsStrings;
  onDecided: () => void;
}

/** What can be decided about a refund where it stands. Nothing for one that is done or closed. */
export function RefundDecision(props: RefundDecisionProps) {
  const state = refundState(props.refund);
  if (state === 'waiting') return <Waiting {...props} />;
  return state === 'failed' ? <Failed {...props} /> : null;
}

type Deciding = 'approve' | 'refuse' | 'retry' | 'record';

/** Runs a decision; what is refused is said beside the buttons, and nothing that was typed is lost. */
function useDecision({ words, onDecided }: RefundDecisionProps) {
  const { host } = useSite();
  const { submit, ...rest } = useSubmission<Deciding>(words.notDecided);
  const decide = (what: Deciding, work: () => Promise<unknown>) =>
    submit(what, work, () => {
      host.notify('positive', words.saidOf[what]);
      onDecided();
    });
  return { ...rest, decide };
}

function Waiting(props: RefundDecisionProps) {
  const { refund, words } = props;
  const { client } = useManage();
  const left = (refund.paid - refund.refunded) / 100;
  const bounds = { min: 0.01, max: left, step: 0.01 };
  const isByHand = refund.method === 'handPay';
  const [amount, setAmount] = useState<number | null>(Math.min(left, refund.amount / 100));
  const [isLocal, setIsLocal] = useState(isByHand);
  const [keepsGoods, setKeepsGoods] = useState(false);
  const [answer, setAnswer] = useState('');
  const { pending, error, setError, decide } = useDecision(props);
  const isWhole = amount !== null && amount >= left;

  const approve = () => {
    if (!isNumberWithin(amount, bounds)) return setError(words.amountMissing);
    const decision = {
      amount: Math.round(amount * 100),
      is_local: isLocal,
      keeps_goods: keepsGoods && !isWhole,
      answer,
    };
    return void decide('approve', () => client.refunds.approve(refund.id, decision));
  };
  const refuse = () => {
    if (answer.trim() === '') return setError(words.answerMissing);
    return void decide('refuse', () => client.refunds.refuse(refund.id, answer));
  };

  return (
    <Stack gap={16}>
      <NumberField
        label={words.amountToReturn}
        description={words.left(refund.paid - refund.refunded)}
        value={amount}
        {...bounds}
        hasSteppers={false}
        unit={words.unit}
        onChange={setAmount}
      />
      <Checkbox isSelected={isLocal} isDisabled={isByHand} onChange={setIsLocal}>
        {words.localChoice}
      </Checkbox>
      <Checkbox isSelected={keepsGoods && !isWhole} isDisabled={isWhole} onChange={setKeepsGoods}>
        {words.keepsChoice}
      </Checkbox>
      {!(keepsGoods && !isWhole) && <EndingGoods orderId={refund.order_id} />}
      <Answer words={words} value={answer} onChange={setAnswer} />
      <Refusal error={error} />
      <Inline gap={8}>
        <PermissionButton
          permission="refund.decide"
          tone="action"
          isPending={pending === 'approve'}
          onPress={approve}
        >
          {words.approve}
        </PermissionButton>
        <PermissionButton permission="refund.decide" isPending={pending === 'refuse'} onPress={refuse}>
          {words.refuse}
        </PermissionButton>
      </Inline>
    </Stack>
  );
}

function Failed(props: RefundDecisionProps) {
  const { refund, words } = props;
  const { client } = useManage();
  const [answer, setAnswer] = useState('');
  const { pending, error, setError, decide } = useDecision(props);
  const record = () => {
    if (answer.trim() === '') return setError(words.answerMissing);
    return void decide('record', () => client.refunds.record(refund.id, answer));
  };
  return (
    <Stack gap={16}>
      <Text>{words.failedHint}</Text>
      <Answer words={words} value={answer} onChange={setAnswer} />
      <Refusal error={error} />
      <Inline gap={8}>
        {refund.method !== 'handPay' && (
          <PermissionButton
            permission="refund.decide"
            tone="action"
            isPending={pending === 'retry'}
            onPress={() => void decide('retry', () => client.refunds.retry(refund.id))}
          >
            {words.retry}
          </PermissionButton>
        )}
        <PermissionButton permission="refund.decide" isPending={pending === 'record'} onPress={record}>
          {words.record}
        </PermissionButton>
      </Inline>
    </Stack>
  );
}

interface AnswerProps {
  words: ManagedRefundsStrings;
  value: string;
  onChange: (text: string) => void;
}

const Answer = ({ words, value, onChange }: AnswerProps) => (
  <TextArea
    label={words.answerLabel}
    description={words.answerHint}
    value={value}
    maxLength={refundLimits.reason}
    lengthOf={textLength}
    onChange={onChange}
  />
);

const Refusal = ({ error }: { error: string }) => (
  <div role="alert">{error !== '' && <Text tone="critical">{error}</Text>}</div>
);
