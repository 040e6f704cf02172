import type { ManagedFaqRow } from '@shuyuan/api-client/manage';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { holdsOne, noPermissions } from '../../../stores/permissions.ts';
import { useSession, useStrings } from '../../../stores/site-context.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { managedFaqsStrings, type ManagedFaqsStrings } from './faqs.strings.ts';

interface Choice {
  value: string;
  label: string;
}

const declare = (
  words: ManagedFaqsStrings,
  categories: readonly Choice[],
): ResourceDeclaration<ManagedFaqRow> => ({
  entity: 'faq',
  words,
  order: { kind: 'list' },
  list: {
    columns: [
      {
        id: 'question',
        label: words.question,
        isRowHeader: true,
        sort: 'question',
        cell: ({ question }) => question,
      },
      { id: 'category', label: words.category, width: 'fit', cell: ({ category }) => category.name },
      {
        id: 'state',
        label: words.state,
        width: 'fit',
        cell: ({ is_show }) => (is_show ? words.shown : words.hidden),
      },
      {
        id: 'updated',
        label: words.updated,
        width: 'fit',
        cell: ({ updated_at }, at) => <RelativeTime value={updated_at} now={at} />,
      },
    ],
    filters: [
      { id: 'category_id', label: words.category, choices: categories },
      {
        id: 'is_show',
        label: words.state,
        choices: [
          { value: 'yes', label: words.shown },
          { value: 'no', label: words.hidden },
        ],
      },
    ],
    titleOf: ({ question }) => words.quoted(question),
  },
  form: {
    fields: [
      {
        kind: 'custom',
        name: 'category_id',
        label: words.category,
        isRequired: true,
        render: ({ value, onChange, error }) => (
          <NativeSelect
            label={words.category}
            isRequired
            options={[{ value: '', label: words.choose }, ...categories]}
            value={typeof value === 'number' ? String(value) : ''}
            onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
            {...(error !== undefined && { errorMessage: error })}
          />
        ),
      },
      { kind: 'text', name: 'question', label: words.question, isRequired: true },
      { kind: 'rich-text', name: 'answer', label: words.answer, isRequired: true },
      { kind: 'switch', name: 'is_show', label: words.isShow },
    ],
    blank: { category_id: null, question: '', answer: '', is_show: true },
    loadSchema: async () => (await import('@shuyuan/api-client/contract')).contract.manageFaqs.store.body,
    titleOf: ({ question }) => words.quoted(String(question)),
  },
});

/** What people often ask, and the answers. */
export default function ManageFaqsPage() {
  const { client } = useManage();
  const words = useStrings(managedFaqsStrings);
  const categories = useCategories();
  const declaration = useMemo(() => declare(words, categories), [words, categories]);
  return <ResourcePage resource={client.faqs} declaration={declaration} addressOf={paths.manageFaqs} />;
}

/** None for who may not see them, and until they have come. */
function useCategories(): readonly Choice[] {
  const { client } = useManage();
  const mayAsk = useSession(({ user }) => holdsOne(user?.permissions ?? noPermissions, 'faqCategory'));
  const rows = useResource(`console faq categories ${mayAsk}`, async (signal) =>
    mayAsk ? (await client.faqCategories.list({ size: 100 }, { signal })).data : [],
  );
  const data = rows.status === 'ready' ? rows.data : null;
  return useMemo(() => (data ?? []).map(({ id, name }) => ({ value: String(id), label: name })), [data]);
}
