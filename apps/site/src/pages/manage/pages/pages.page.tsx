import { pageNames } from '@shuyuan/api-client';
import type { ManagedPageRow } from '@shuyuan/api-client/manage';
import { LinkButton } from '@shuyuan/ui/link-button';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { pageHref, pageLabel, pageNameField } from './page-name-field.tsx';
import { managedPagesStrings, type ManagedPagesStrings } from './pages.strings.ts';

const declare = (words: ManagedPagesStrings): ResourceDeclaration<ManagedPageRow> => ({
  entity: 'page',
  words,
  list: {
    columns: [
      { id: 'title', label: words.name, isRowHeader: true, sort: 'title', cell: ({ title }) => title },
      {
        id: 'page',
        label: words.page,
        sort: 'name',
        width: 'fit',
        cell: ({ name }) => pageLabel(name, words),
      },
      {
        id: 'state',
        label: words.state,
        width: 'fit',
        cell: ({ is_shown }) => (is_shown ? words.shown : words.hidden),
      },
      {
        id: 'updated',
        label: words.updated,
        width: 'fit',
        cell: ({ updated_at }, at) => <RelativeTime value={updated_at} now={at} />,
      },
      {
        id: 'see',
        label: words.see,
        width: 'fit',
        cell: ({ name, title, is_shown }) =>
          is_shown && (
            <LinkButton size="small" isQuiet href={pageHref(name)} target="_blank">
              {words.see}
              <VisuallyHidden>{words.quoted(title)}</VisuallyHidden>
            </LinkButton>
          ),
      },
    ],
    titleOf: ({ title }) => words.quoted(title),
  },
  form: {
    fields: [
      pageNameField(words),
      { kind: 'text', name: 'title', label: words.name, isRequired: true },
      { kind: 'rich-text', name: 'content', label: words.content, isRequired: true },
      { kind: 'switch', name: 'is_shown', label: words.isShown, description: words.shownHint },
    ],
    blank: { name: pageNames[0], title: '', content: '', is_shown: true },
    loadSchema: async () => (await import('@shuyuan/api-client/contract')).contract.managePages.store.body,
    titleOf: ({ title }) => words.quoted(String(title)),
  },
});

/** Pages of the school: of itself, agreements, and further ones. */
export default function ManagePagesPage() {
  const { client } = useManage();
  const words = useStrings(managedPagesStrings);
  const declaration = useMemo(() => declare(words), [words]);
  return <ResourcePage resource={client.pages} declaration={declaration} addressOf={paths.managePages} />;
}
