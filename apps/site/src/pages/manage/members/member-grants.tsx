import { isApiError } from '@shuyuan/api-client';
import type { ManagedMember } from '@shuyuan/api-client/manage';
import { Heading, Inline, Stack, Text } from '@shuyuan/ui/layout';
import { PermissionButton, usePermissions } from '@shuyuan/ui/permission';
import { Table } from '@shuyuan/ui/table';
import { useState } from 'react';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useSite } from '../../../stores/site-context.tsx';
import { dayAndTime } from './day-and-time.ts';
import { GiveDialog } from './give-dialog.tsx';
import type { MembersStrings } from './members.strings.ts';

type Grant = ManagedMember['grants'][number];
/** The table's own id beside that of the goods. */
type GrantRow = Omit<Grant, 'id'>;

interface MemberGrantsProps {
  member: ManagedMember;
  words: MembersStrings;
  onChanged: () => void;
}

/** What a member has: given, taken back, and let stand again. */
export function MemberGrants({ member, words, onChanged }: MemberGrantsProps) {
  const [isGiving, setIsGiving] = useState(false);
  const { grants } = member;
  return (
    <Stack as="section" gap={8} label={words.grants}>
      <Inline justify="between">
        <Heading level={2}>{words.grants}</Heading>
        <PermissionButton permission="grant.store" onPress={() => setIsGiving(true)}>
          {words.give}
        </PermissionButton>
      </Inline>
      {grants.length === 0 ? (
        <Text tone="muted">{words.nothing}</Text>
      ) : (
        <GrantsTable grants={grants} words={words} onChanged={onChanged} />
      )}
      {isGiving && (
        <GiveDialog
          member={member}
          words={words}
          onGiven={() => {
            setIsGiving(false);
            onChanged();
          }}
          onClose={() => setIsGiving(false)}
        />
      )}
    </Stack>
  );
}

interface GrantsTableProps {
  grants: readonly Grant[];
  words: MembersStrings;
  onChanged: () => void;
}

function GrantsTable({ grants, words, onChanged }: GrantsTableProps) {
  const mayChange = usePermissions()('grant.update');
  return (
    <Table
      label={words.grants}
      columns={[
        { id: 'goods', label: words.goods, cell: ({ title }) => title || words.goodsGone },
        { id: 'reason', label: words.reason, width: 'fit', cell: ({ source }) => words.reasons[source] },
        { id: 'lasts', label: words.lasts, width: 'fit', cell: (grant) => lastsOf(grant, words) },
        { id: 'order', label: words.orderNumber, width: 'fit', cell: ({ order_id }) => order_id ?? '—' },
        ...(mayChange
          ? [
              {
                id: 'change',
                label: words.changeGrant,
                width: 'fit' as const,
                // Terms of membership are changed with their member.
                cell: (grant: GrantRow) =>
                  grant.type !== 'membership' && (
                    <RevokeButton grant={grant} words={words} onChanged={onChanged} />
                  ),
              },
            ]
          : []),
      ]}
      rows={grants.map((grant) => ({ ...grant, id: String(grant.grant_id) }))}
    />
  );
}

const lastsOf = ({ revoked_at, ends_at }: GrantRow, words: MembersStrings) =>
  revoked_at
    ? words.revoked(dayAndTime(revoked_at))
    : ends_at
      ? words.until(dayAndTime(ends_at))
      : words.always;

interface RevokeButtonProps {
  grant: GrantRow;
  words: MembersStrings;
  onChanged: () => void;
}

/** Takes a grant back, or lets it stand again. Undone as long as its notice stands. */
function RevokeButton({ grant, words, onChanged }: RevokeButtonProps) {
  const { host } = useSite();
  const { client, notices } = useManage();
  const [isPending, setIsPending] = useState(false);
  const isRevoked = grant.revoked_at !== null;
  const goods = grant.title || words.goodsGone;

  async function change() {
    setIsPending(true);
    try {
      const { action_id: actionId } = await client.grants.update(grant.grant_id, { is_revoked: !isRevoked });
      notices.add({ text: (isRevoked ? words.restoredGrant : words.takenBack)(goods), actionId });
      onChanged();
    } catch (error) {
      if (!isApiError(error)) throw error;
      host.notify('critical', error.kind === 'business' ? error.message : words.actionFailed);
    } finally {
      setIsPending(false);
    }
  }
  return (
    <PermissionButton
      permission="grant.update"
      size="small"
      isPending={isPending}
      aria-label={(isRevoked ? words.restoreOf : words.takeBackOf)(goods)}
      onPress={() => void change()}
    >
      {isRevoked ? words.restoreGrant : words.takeBack}
    </PermissionButton>
  );
}
