import type { ManagedProfessionRow } from '@shuyuan/api-client/manage';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { pictureField } from '../picture-field.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { managedProfessionsStrings, type ManagedProfessionsStrings } from './professions.strings.ts';

const declare = (words: ManagedProfessionsStrings): ResourceDeclaration<ManagedProfessionRow> => ({
  entity: 'profession',
  words,
  order: { kind: 'list' },
  list: {
    columns: [
      { id: 'name', label: words.name, isRowHeader: true, sort: 'name', cell: ({ name }) => name },
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
      pictureField({ name: 'thumb', label: words.thumb, description: words.thumbHint, ratio: '4:3' }),
      { kind: 'multi-line', name: 'short_description', label: words.about },
    ],
    blank: { name: '', thumb: '', short_description: '' },
    loadSchema: async () =>
      (await import('@shuyuan/api-client/contract')).contract.manageProfessions.store.body,
    titleOf: ({ name }) => words.quoted(String(name)),
  },
});

/** What people work as, or want to: courses lead there. */
export default function ManageProfessionsPage() {
  const { client } = useManage();
  const words = useStrings(managedProfessionsStrings);
  const declaration = useMemo(() => declare(words), [words]);
  return (
    <ResourcePage
      resource={client.professions}
      declaration={declaration}
      addressOf={paths.manageProfessions}
    />
  );
}
