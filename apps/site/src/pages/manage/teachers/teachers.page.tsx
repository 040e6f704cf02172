import type { ManagedTeacherRow } from '@shuyuan/api-client/manage';
import { Avatar } from '@shuyuan/ui/avatar';
import { Inline } from '@shuyuan/ui/layout';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { pictureField } from '../picture-field.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { managedTeachersStrings, type ManagedTeachersStrings } from './teachers.strings.ts';

const declare = (words: ManagedTeachersStrings): ResourceDeclaration<ManagedTeacherRow> => ({
  entity: 'teacher',
  words,
  list: {
    columns: [
      {
        id: 'name',
        label: words.name,
        isRowHeader: true,
        sort: 'name',
        cell: ({ name, avatar }) => (
          <Inline gap={8}>
            <Avatar name={name} src={avatar} size="small" />
            {name}
          </Inline>
        ),
      },
      { id: 'title', label: words.what, cell: ({ title }) => (title === '' ? '—' : title) },
      {
        id: 'courses',
        label: words.courses,
        align: 'end',
        width: 'fit',
        sort: 'courses_count',
        cell: ({ courses_count }) => courses_count,
      },
      {
        id: 'updated',
        label: words.updated,
        width: 'fit',
        cell: ({ updated_at }, at) => <RelativeTime value={updated_at} now={at} />,
      },
    ],
    titleOf: ({ name }) => words.quoted(name),
  },
  form: {
    fields: [
      { kind: 'text', name: 'name', label: words.name, isRequired: true },
      { kind: 'text', name: 'title', label: words.what, description: words.whatHint },
      pictureField({ name: 'avatar', label: words.avatar, description: words.avatarHint, ratio: '1:1' }),
      { kind: 'multi-line', name: 'short_description', label: words.about },
    ],
    blank: { name: '', title: '', avatar: '', short_description: '' },
    loadSchema: async () => (await import('@shuyuan/api-client/contract')).contract.manageTeachers.store.body,
    titleOf: ({ name }) => words.quoted(String(name)),
  },
});

/** Who teaches courses. */
export default function ManageTeachersPage() {
  const { client } = useManage();
  const words = useStrings(managedTeachersStrings);
  const declaration = useMemo(() => declare(words), [words]);
  return (
    <ResourcePage resource={client.teachers} declaration={declaration} addressOf={paths.manageTeachers} />
  );
}
