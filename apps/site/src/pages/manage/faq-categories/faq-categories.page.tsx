import type { ManageFaqCategoriesContract, ResourceRow } from '@shuyuan/api-client/manage';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { faqCategoriesStrings, type FaqCategoriesStrings } from './faq-categories.strings.ts';

type Row = ResourceRow<ManageFaqCategoriesContract>;

const declare = (words: FaqCategoriesStrings): ResourceDeclaration<Row> => ({
  entity: 'faqCategory',
  words,
  order: { kind: 'list' },
  list: {
    columns: [
      { id: 'name', label: words.name, isRowHeader: true, sort: 'name', cell: ({ name }) => name },
      {
        id: 'faqs',
        label: words.faqs,
        align: 'end',
        width: 'fit',
        sort: 'faqs_count',
        cell: ({ faqs_count }) => faqs_count,
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
      {
        kind: 'switch',
        name: 'is_about_membership',
        label: words.isAboutMembership,
        description: words.isAboutMembershipHint,
      },
    ],
    blank: { name: '', is_about_membership: false },
    loadSchema: async () =>
      (await import('@shuyuan/api-client/contract')).contract.manageFaqCategories.store.body,
    titleOf: ({ name }) => words.quoted(String(name)),
  },
});

/** What frequent questions are sorted under. */
export default function ManageFaqCategoriesPage() {
  const { client } = useManage();
  const words = useStrings(faqCategoriesStrings);
  const declaration = useMemo(() => declare(words), [words]);
  return (
    <ResourcePage
      resource={client.faqCategories}
      declaration={declaration}
      addressOf={paths.manageFaqCategories}
    />
  );
}
