import type { WaitingAttempt, WaitingPaper } from '@shuyuan/api-client/manage';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { ResourceList, type ListDeclaration } from '@shuyuan/widgets/resource-list';
import { useMemo, useState } from 'react';
import { paths, type ManageQuery } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSession, useStrings } from '../../../stores/site-context.tsx';
import { useManageAddress } from '../use-manage-address.ts';
import { markingStrings, type MarkingStrings } from './marking.strings.ts';

/** Papers to narrow by; one that a link names is there even when nothing of it waits any more. */
function choicesOf(
  words: MarkingStrings,
  papers: readonly WaitingPaper[],
  { paper_id: chosen }: ManageQuery,
) {
  const choices = papers.map(({ id, title, waiting_count: count }) => ({
    value: String(id),
    label: words.paperChoice(title, count),
  }));
  if (chosen === undefined || choices.some(({ value }) => value === String(chosen))) return choices;
  return [...choices, { value: String(chosen), label: words.chosenOne(chosen) }];
}

const declare = (
  words: MarkingStrings,
  papers: readonly WaitingPaper[],
  query: ManageQuery,
  markerId: number,
): ListDeclaration<WaitingAttempt> => ({
  name: 'paperAttempt',
  columns: [
    { id: 'paper', label: words.paper, isRowHeader: true, cell: ({ paper }) => paper.title },
    { id: 'person', label: words.person, width: 'fit', cell: ({ person }) => person.nick_name },
    {
      id: 'waiting',
      label: words.waiting,
      align: 'end',
      width: 'fit',
      cell: ({ waiting_count: count }) => words.waitingCount(count),
    },
    {
      id: 'submitted',
      label: words.submitted,
      sort: 'submitted_at',
      width: 'fit',
      cell: ({ submitted_at: at }, now) => <RelativeTime value={at} now={now} />,
    },
  ],
  filters: [
    { id: 'paper_id', label: words.paper, choices: choicesOf(words, papers, query) },
    // Of two who mark by themselves, one may be done with it while the other is not.
    {
      id: 'waits_for',
      label: words.waitsFor,
      choices: [{ value: String(markerId), label: words.waitsForMe }],
    },
  ],
  noun: words.noun,
  titleOf: ({ paper, person }) => words.quoted(paper.title, person.nick_name),
});

const hrefOf = ({ id }: WaitingAttempt) => paths.manageMarkingOf(id);

const noPapers: readonly WaitingPaper[] = [];

/** Submitted attempts whose essays wait for points, the one that has waited longest first. */
export default function ManageMarkingPage() {
  const { client } = useManage();
  const words = useStrings(markingStrings);
  const markerId = useSession(({ user }) => user?.id ?? 0);
  const { query, show } = useManageAddress(paths.manageMarking);
  // Without them the list is there all the same, narrowed by keywords alone.
  const asked = useResource('papers that wait', (signal) => client.marking.papers({ signal }));
  const papers = asked.status === 'ready' ? asked.data.data : noPapers;
  const [isReady, setIsReady] = useState(false);
  usePageReady({ isReady });
  const declaration = useMemo(
    () => declare(words, papers, query, markerId),
    [words, papers, query, markerId],
  );
  return (
    <ResourceList
      resource={client.marking}
      declaration={declaration}
      query={query}
      onQueryChange={show}
      rowHref={hrefOf}
      onReady={() => setIsReady(true)}
      strings={words}
    />
  );
}
