import { isApiError } from '@shuyuan/api-client';
import type { ManagedMember } from '@shuyuan/api-client/manage';
import { ConfirmDialog } from '@shuyuan/ui/confirm-dialog';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Heading, Inline, Stack, Text } from '@shuyuan/ui/layout';
import { isNumberWithin, NumberField } from '@shuyuan/ui/number-field';
import { PermissionButton } from '@shuyuan/ui/permission';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import { Table } from '@shuyuan/ui/table';
import { TextField } from '@shuyuan/ui/text-field';
import { useState } from 'react';
import { useManage, useRevision } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { creditStrings } from '../../my/credits/credits.strings.ts';
import { dayAndTime } from './day-and-time.ts';
import { memberCreditsStrings } from './member-credits.strings.ts';

/** How many of the latest records are shown. */
const shownRecords = 10;

/** What a member has of credits, what came and went, and the way to change it. */
export function MemberCredits({ member }: { member: ManagedMember }) {
  const { client } = useManage();
  const words = useStrings(memberCreditsStrings);
  const { reasons } = useStrings(creditStrings);
  const [changes, setChanges] = useState(0);
  const [isChanging, setIsChanging] = useState(false);
  const found = useResource(`console credits ${member.id} ${useRevision()} ${changes}`, (signal) =>
    client.credits.records(member.id, { size: shownRecords }, { signal }),
  );
  const shown = found.status === 'ready' ? found.data : found.status === 'loading' ? found.stale : null;
  return (
    <Stack as="section" gap={8} label={words.credits}>
      <Inline justify="between">
        <Heading level={2}>{words.credits}</Heading>
        <PermissionButton permission="member.update" onPress={() => setIsChanging(true)}>
          {words.change}
        </PermissionButton>
      </Inline>
      {found.status === 'failed' && (
        <ErrorState title={words.notLoaded} retryLabel={words.tryAgain} onRetry={found.retry} />
      )}
      {found.status === 'loading' && !shown && (
        <Skeleton label={words.loading}>
          <SkeletonText width="half" />
        </Skeleton>
      )}
      {shown && <Text>{words.balance(shown.credit1)}</Text>}
      {shown && shown.data.length > 0 && (
        <Table
          label={words.credits}
          columns={[
            { id: 'sum', label: words.sum, width: 'fit', cell: ({ sum }) => (sum > 0 ? `+${sum}` : sum) },
            { id: 'reason', label: words.reason, cell: ({ reason }) => reasons[reason] },
            { id: 'remark', label: words.remark, cell: ({ remark }) => remark || '—' },
            { id: 'at', label: words.at, width: 'fit', cell: ({ created_at }) => dayAndTime(created_at) },
          ]}
          rows={shown.data.map((record) => ({ ...record, id: String(record.id) }))}
        />
      )}
      {isChanging && (
        <ChangeDialog
          member={member}
          onChanged={() => {
            setIsChanging(false);
            setChanges(changes + 1);
          }}
          onClose={() => setIsChanging(false)}
        />
      )}
    </Stack>
  );
}

/** Credits that one change gives or takes. */
const sumBounds = { min: -1_000_000, max: 1_000_000, step: 1 };

interface ChangeDialogProps {
  member: ManagedMember;
  onChanged: () => void;
  onClose: () => void;
}

/** Gives credits, or takes some. What was typed stays as long as it is not done. */
function ChangeDialog({ member, onChanged, onClose }: ChangeDialogProps) {
  const { host } = useSite();
  const { client } = useManage();
  const words = useStrings(memberCreditsStrings);
  const [clientId] = useState(() => host.createId());
  const [sum, setSum] = useState<number | null>(null);
  const [remark, setRemark] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [wrong, setWrong] = useState<{ sum?: string; remark?: string }>({});

  async function change() {
    if (sum === null || sum === 0) return setWrong({ sum: words.enterSum });
    // The field itself says which numbers it takes.
    if (!isNumberWithin(sum, sumBounds)) return;
    if (remark.trim() === '') return setWrong({ remark: words.enterRemark });
    setIsPending(true);
    setWrong({});
    try {
      await client.credits.change(member.id, { client_id: clientId, sum, remark });
      host.notify('positive', words.changed(member.nick_name, sum));
      onChanged();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setWrong({ sum: error.kind === 'business' ? error.message : words.notChanged });
    } finally {
      setIsPending(false);
    }
  }

  return (
    <ConfirmDialog
      isOpen
      title={words.changeTitle(member.nick_name)}
      confirmLabel={words.change}
      isPending={isPending}
      onOpenChange={onClose}
      onConfirm={() => void change()}
    >
      <Stack gap={16}>
        <NumberField
          label={words.sum}
          description={words.sumHint}
          value={sum}
          onChange={setSum}
          {...sumBounds}
          {...(wrong.sum !== undefined && { errorMessage: wrong.sum })}
        />
        <TextField
          label={words.remark}
          description={words.remarkHint}
          value={remark}
          onChange={setRemark}
          {...(wrong.remark !== undefined && { errorMessage: wrong.remark })}
        />
      </Stack>
    </ConfirmDialog>
  );
}
