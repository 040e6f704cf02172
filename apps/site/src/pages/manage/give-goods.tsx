import { isApiError } from '@shuyuan/api-client';
import { Button } from '@shuyuan/ui/button';
import { DatePicker } from '@shuyuan/ui/date-picker';
import { Dialog } from '@shuyuan/ui/dialog';
import { Stack, Text } from '@shuyuan/ui/layout';
import { useState } from 'react';
import { useManage } from '../../shell/manage/manage-context.tsx';
import { useSite } from '../../stores/site-context.tsx';
import { SourceFinder } from './contents/source-finder.tsx';
import { instantOf, writtenOf } from './moment-field.tsx';
import type { CourseStudentsStrings } from './course-students/students.strings.ts';

/** The words of the dialog. */
type GiveWords = Pick<
  CourseStudentsStrings,
  | 'giveTitle'
  | 'findPerson'
  | 'chosen'
  | 'noneChosen'
  | 'givenUntil'
  | 'givenUntilHint'
  | 'personMissing'
  | 'confirmGive'
  | 'cancel'
  | 'given'
  | 'notGiven'
>;

interface GiveGoodsProps {
  goods: { goods_type: 'course' | 'paper'; goods_id: number };
  words: GiveWords;
  onGiven: (done: { text: string; actionId: number }) => void;
  onClose: () => void;
}

/** Gives a course or a paper to a member, for ever or until a moment. */
export function GiveGoods({ goods, words, onGiven, onClose }: GiveGoodsProps) {
  const { host } = useSite();
  const { client } = useManage();
  const [person, setPerson] = useState<{ id: number; title: string } | null>(null);
  const [until, setUntil] = useState<string | null>(null);
  const [error, setError] = useState('');
  const [isPending, setIsPending] = useState(false);
  /** A repeated press after a lost answer gives it once. */
  const [idempotencyKey] = useState(() => host.createId());

  async function give() {
    if (!person) return setError(words.personMissing);
    setIsPending(true);
    setError('');
    try {
      const given = { ...goods, ends_at: until };
      const { action_id } = await client.grants.give(person.id, given, {
        idempotencyKey: `${idempotencyKey} ${person.id}`,
      });
      onGiven({ text: words.given(person.title), actionId: action_id });
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      setError(cause.kind === 'business' ? cause.message : words.notGiven);
    } finally {
      setIsPending(false);
    }
  }

  return (
    <Dialog
      isOpen
      title={words.giveTitle}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button tone="action" isPending={isPending} onPress={() => void give()}>
            {words.confirmGive}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <SourceFinder
          label={words.findPerson}
          subject="member"
          permission="member"
          find={async (keywords, signal) =>
            (await client.members.list({ keywords, size: 8 }, { signal })).data.map(
              ({ id, nick_name, mobile }) => ({ id, title: nick_name, mobile }),
            )
          }
          describe={({ mobile }) => mobile}
          onPick={(row) => {
            setPerson(row);
            setError('');
          }}
          error={error === '' ? undefined : error}
        />
        <Text>{person ? words.chosen(person.title) : words.noneChosen}</Text>
        <DatePicker
          label={words.givenUntil}
          description={words.givenUntilHint}
          granularity="minute"
          value={writtenOf(until)}
          onChange={(moment) => setUntil(moment ? instantOf(moment) : null)}
        />
      </Stack>
    </Dialog>
  );
}
