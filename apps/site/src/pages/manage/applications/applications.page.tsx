import { applicationPages } from '@shuyuan/api-client';
import type { ManageClient, ManagedApplicationRow } from '@shuyuan/api-client/manage';
import { Text } from '@shuyuan/ui/layout';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { managedApplicationsStrings, type ManagedApplicationsStrings } from './applications.strings.ts';

const statuses = ['new', 'handled'] as const;

const declare = (
  words: ManagedApplicationsStrings,
  { applications }: Pick<ManageClient, 'applications'>,
): ResourceDeclaration<ManagedApplicationRow> => {
  const pages = applicationPages.map((value) => ({ value, label: words.pages[value] }));
  const states = statuses.map((value) => ({ value, label: words.statuses[value] }));
  return {
    entity: 'application',
    words,
    list: {
      columns: [
        {
          id: 'name',
          label: words.name,
          isRowHeader: true,
          sort: 'name',
          width: 'fit',
          cell: ({ name }) => name,
        },
        { id: 'mobile', label: words.mobile, width: 'fit', cell: ({ mobile }) => mobile },
        { id: 'about', label: words.about, cell: ({ excerpt }) => excerpt },
        { id: 'page', label: words.page, width: 'fit', cell: ({ page }) => words.pages[page] },
        { id: 'status', label: words.status, width: 'fit', cell: ({ status }) => words.statuses[status] },
        {
          id: 'sent',
          label: words.sent,
          sort: 'created_at',
          width: 'fit',
          cell: ({ created_at }, at) => <RelativeTime value={created_at} now={at} />,
        },
      ],
      filters: [
        { id: 'status', label: words.status, as: 'tabs', choices: states },
        { id: 'from_page', label: words.page, choices: pages },
      ],
      actions: [
        {
          id: 'status',
          label: words.handle,
          permission: 'application.update',
          choices: states,
          run: (ids, choice) =>
            applications.updateMany(ids, { status: choice === 'new' ? 'new' : 'handled' }),
          done: words.handled,
        },
      ],
      titleOf: ({ name }) => words.quoted(name),
    },
    form: {
      fields: [
        {
          kind: 'custom',
          name: 'about',
          label: words.about,
          render: ({ values }) => (
            <>
              <Text tone="muted">
                {String(values['name'])} {String(values['mobile'])}
              </Text>
              {String(values['about'])
                .split('\n')
                .map((line, index) => (
                  <Text key={`${index} ${line}`}>{line}</Text>
                ))}
            </>
          ),
        },
        { kind: 'choice', name: 'status', label: words.status, choices: states },
        { kind: 'multi-line', name: 'remark', label: words.remark, description: words.remarkHint },
      ],
      // What the applicant wrote is shown; nothing here changes it.
      blank: { name: '', mobile: '', about: '', status: 'new', remark: '' },
      loadSchema: async () =>
        (await import('@shuyuan/api-client/contract')).contract.manageApplications.update.body,
      titleOf: ({ name }) => words.quoted(String(name)),
    },
  };
};

/** What visitors have sent by the forms of pages. */
export default function ManageApplicationsPage() {
  const { client } = useManage();
  const words = useStrings(managedApplicationsStrings);
  const declaration = useMemo(() => declare(words, client), [words, client]);
  const resource = useMemo(
    () => ({
      ...client.applications,
      // The form of a new one is never opened: `ResourcePage` offers none.
      store: () => Promise.reject(new Error('Applications are sent by visitors.')),
    }),
    [client],
  );
  return <ResourcePage resource={resource} declaration={declaration} addressOf={paths.manageApplications} />;
}
