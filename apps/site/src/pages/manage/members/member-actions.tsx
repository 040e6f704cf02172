import { isApiError } from '@shuyuan/api-client';
import type { ManagedMember } from '@shuyuan/api-client/manage';
import { ConfirmDialog } from '@shuyuan/ui/confirm-dialog';
import { Inline } from '@shuyuan/ui/layout';
import { PermissionButton } from '@shuyuan/ui/permission';
import { useState } from 'react';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useSite } from '../../../stores/site-context.tsx';
import { MemberForm } from './member-form.tsx';
import type { MembersStrings } from './members.strings.ts';

interface MemberActionsProps {
  member: ManagedMember;
  words: MembersStrings;
  onChanged: () => void;
}

/** What can be done with a member, by what one may. */
export function MemberActions({ member, words, onChanged }: MemberActionsProps) {
  const { host } = useSite();
  const { client, notices } = useManage();
  const [open, setOpen] = useState<'nothing' | 'form' | 'code'>('nothing');
  const [isPending, setIsPending] = useState(false);
  const isLocked = member.status === 'locked';

  async function run(work: () => Promise<void>, failed: string) {
    setIsPending(true);
    try {
      await work();
    } catch (error) {
      if (!isApiError(error)) throw error;
      host.notify('critical', error.kind === 'business' ? error.message : failed);
    } finally {
      setIsPending(false);
    }
  }
  const toggleLock = () =>
    run(async () => {
      const status = isLocked ? 'active' : 'locked';
      const { action_id: actionId } = await client.members.update(member.id, { status });
      notices.add({
        text: (isLocked ? words.unlocked : words.locked)(words.quoted(member.nick_name)),
        actionId,
      });
      onChanged();
    }, words.actionFailed);
  const sendCode = () =>
    run(async () => {
      const { mobile } = await client.members.sendPasswordCode(member.id);
      setOpen('nothing');
      host.notify('positive', words.codeSent(mobile));
    }, words.codeFailed);

  return (
    <Inline gap={8}>
      <PermissionButton permission="member.update" onPress={() => setOpen('form')}>
        {words.edit}
      </PermissionButton>
      <PermissionButton permission="member.update" isPending={isPending} onPress={() => void toggleLock()}>
        {isLocked ? words.unlock : words.lock}
      </PermissionButton>
      <PermissionButton permission="member.password" onPress={() => setOpen('code')}>
        {words.sendCode}
      </PermissionButton>
      <ConfirmDialog
        isOpen={open === 'code'}
        title={words.sendCodeQuestion}
        confirmLabel={words.send}
        isPending={isPending}
        onOpenChange={() => setOpen('nothing')}
        onConfirm={() => void sendCode()}
      >
        {words.sendCodeText}
      </ConfirmDialog>
      {open === 'form' && (
        <MemberForm
          id={member.id}
          onClose={() => setOpen('nothing')}
          onSaved={(done) => {
            notices.add(done);
            setOpen('nothing');
            onChanged();
          }}
        />
      )}
    </Inline>
  );
}
