import { refusedField, isApiError } from '@shuyuan/api-client';
import type { ManagedMember } from '@shuyuan/api-client/manage';
import { ConfirmDialog } from '@shuyuan/ui/confirm-dialog';
import { DateField } from '@shuyuan/ui/date-field';
import { Stack } from '@shuyuan/ui/layout';
import { useState } from 'react';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useSite } from '../../../stores/site-context.tsx';
import { goodsOf, GoodsPicker, type GoodsName } from './goods-picker.tsx';
import type { MembersStrings } from './members.strings.ts';

interface GiveDialogProps {
  member: ManagedMember;
  words: MembersStrings;
  onGiven: () => void;
  onClose: () => void;
}

/** Gives a member something, to stay or until the end of a day by the clock of China. */
export function GiveDialog({ member, words, onGiven, onClose }: GiveDialogProps) {
  const { host } = useSite();
  const { client, notices } = useManage();
  const [goods, setGoods] = useState<GoodsName | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<{ field: string; message: string } | null>(null);
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined);

  async function give() {
    if (goods === null) {
      setRefusal({ field: 'goods_id', message: words.chooseGoods });
      return;
    }
    setIsPending(true);
    setRefusal(null);
    try {
      const { type, id } = goodsOf(goods);
      const endsAt = day === null ? null : new Date(`${day}T23:59:59+08:00`).toISOString();
      const { action_id: actionId } = await client.grants.give(member.id, {
        goods_type: type,
        goods_id: id,
        ends_at: endsAt,
      });
      notices.add({ text: words.givenTo(member.nick_name), actionId });
      onGiven();
    } catch (error) {
      if (!isApiError(error)) throw error;
      const field = refusedField(error);
      if (field) setRefusal({ field, message: error.message });
      else host.notify('critical', error.kind === 'business' ? error.message : words.actionFailed);
    } finally {
      setIsPending(false);
    }
  }

  const endError = errorOf('ends_at');
  return (
    <ConfirmDialog
      isOpen
      title={words.giveTitle(member.nick_name)}
      confirmLabel={words.give}
      isPending={isPending}
      onOpenChange={onClose}
      onConfirm={() => void give()}
    >
      <Stack gap={16}>
        <GoodsPicker
          label={words.goods}
          value={goods}
          onChange={setGoods}
          words={words}
          error={errorOf('goods_id')}
        />
        <DateField
          label={words.givenEnd}
          description={words.givenEndHint}
          value={day}
          onChange={setDay}
          {...(endError !== undefined && { errorMessage: endError })}
        />
      </Stack>
    </ConfirmDialog>
  );
}
