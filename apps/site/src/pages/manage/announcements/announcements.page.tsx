import type { ManageAnnouncementsContract, ResourceRow } from '@shuyuan/api-client/manage';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { announcementsStrings, type AnnouncementsStrings } from './announcements.strings.ts';

const declare = (
  words: AnnouncementsStrings,
): ResourceDeclaration<ResourceRow<ManageAnnouncementsContract>> => ({
  entity: 'announcement',
  words,
  list: {
    columns: [
      { id: 'title', label: words.name, isRowHeader: true, sort: 'title', cell: ({ title }) => title },
      {
        id: 'created',
        label: words.created,
        sort: 'created_at',
        width: 'fit',
        cell: ({ created_at }, at) => <RelativeTime value={created_at} now={at} />,
      },
      {
        id: 'updated',
        label: words.updated,
        width: 'fit',
        cell: ({ updated_at }, at) => <RelativeTime value={updated_at} now={at} />,
      },
    ],
    titleOf: ({ title }) => words.quoted(title),
  },
  form: {
    fields: [
      { kind: 'text', name: 'title', label: words.name, isRequired: true },
      { kind: 'rich-text', name: 'content', label: words.content, isRequired: true },
    ],
    blank: { title: '', content: '' },
    loadSchema: async () =>
      (await import('@shuyuan/api-client/contract')).contract.manageAnnouncements.store.body,
    titleOf: ({ title }) => words.quoted(String(title)),
  },
});

/** Announcements: home shows the latest. */
export default function ManageAnnouncementsPage() {
  const { client } = useManage();
  const words = useStrings(announcementsStrings);
  const declaration = useMemo(() => declare(words), [words]);
  return (
    <ResourcePage
      resource={client.announcements}
      declaration={declaration}
      addressOf={paths.manageAnnouncements}
    />
  );
}
