import type { GradesQuery, ManageClient, PaperTaker } from '@shuyuan/api-client/manage';
import { Button } from '@shuyuan/ui/button';
import { RetryIcon } from '@shuyuan/ui/icons';
import { Inline, Stack } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { ResourceList, type ListDeclaration, type ListedResource } from '@shuyuan/widgets/resource-list';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { idOf, paths, type ManageQuery } from '../../../../paths/paths.ts';
import { useManage } from '../../../../shell/manage/manage-context.tsx';
import { usePageReady } from '../../../../shell/use-page-ready.ts';
import { useResource } from '../../../../shell/use-resource.ts';
import { useStrings } from '../../../../stores/site-context.tsx';
import { FailureScreen } from '../../../failures/failure-screen.tsx';
import { GiveGoods } from '../../give-goods.tsx';
import { useManageAddress } from '../../use-manage-address.ts';
import { Figures } from './figures.view.tsx';
import { gradeColumns } from './grade-columns.tsx';
import { useFollowing } from './use-following.ts';
import { gradesStrings, type GradesStrings } from './grades.strings.ts';

/** Who has taken a paper, and what has come of it. */
export default function ManagePaperGradesPage() {
  const id = idOf(useParams()['id'] ?? '');
  return id === null ? <FailureScreen isInPlace kind="not-found" /> : <Grades key={id} paper={id} />;
}

function Grades({ paper }: { paper: number }) {
  const { client, notices } = useManage();
  const words = useStrings(gradesStrings);
  const addressOf = useMemo(() => (query: ManageQuery) => paths.managePaperGrades(paper, query), [paper]);
  const { query, open, show, openOne, close } = useManageAddress(addressOf);
  const [asked, setAsked] = useState(0);
  const [isReady, setIsReady] = useState(false);
  usePageReady({ isReady });
  // Without them the list is there all the same, under its plain name.
  const found = useResource(`console figures ${paper} ${asked}`, (signal) =>
    client.grades.figures(paper, { signal }),
  );
  const figures = found.status === 'ready' ? found.data : found.status === 'loading' ? found.stale : null;
  // Whoever watches an exam sees who begins, answers and submits without pressing anything.
  useFollowing((figures?.running_count ?? 0) > 0, () => setAsked((count) => count + 1));
  const title = figures?.title ?? '';
  const strings = useMemo(
    () => ({
      title: title === '' ? words.title : words.titleOf(title),
      add: words.give,
      keywordsPlaceholder: words.keywords,
    }),
    [title, words],
  );
  const { resource, declaration } = useMemo(() => gradesOf(client, paper, words), [client, paper, words]);
  return (
    <Stack gap={16}>
      <Inline gap={8}>
        <LinkButton size="small" href={paths.managePapers()}>
          {words.back}
        </LinkButton>
        <LinkButton size="small" href={paths.managePaperFigures(paper)}>
          {words.questions}
        </LinkButton>
        <Button size="small" icon={<RetryIcon size="small" />} onPress={() => setAsked(asked + 1)}>
          {words.refresh}
        </Button>
      </Inline>
      {figures && <Figures figures={figures} words={words} />}
      <ResourceList
        resource={resource}
        declaration={declaration}
        query={query}
        onQueryChange={show}
        revision={asked}
        addPermission="grant.store"
        onAdd={() => openOne('new')}
        onReady={() => setIsReady(true)}
        strings={strings}
      />
      {open === 'new' && (
        <GiveGoods
          goods={{ goods_type: 'paper', goods_id: paper }}
          words={words}
          onGiven={(done) => {
            notices.add(done);
            close();
          }}
          onClose={close}
        />
      )}
    </Stack>
  );
}

function gradesOf(client: ManageClient, paper: number, words: GradesStrings) {
  const resource: ListedResource<PaperTaker> = {
    list: (query, options) => client.grades.list(paper, query as GradesQuery, options),
    exportRows: (query, options) => client.grades.exportRows(paper, query, options),
  };
  const declaration: ListDeclaration<PaperTaker> = {
    name: 'paperTaker',
    columns: gradeColumns(words),
    filters: [
      {
        id: 'result',
        label: words.result,
        choices: Object.entries(words.results).map(([value, label]) => ({ value, label })),
      },
    ],
    noun: words.noun,
    titleOf: ({ nick_name }) => words.quoted(nick_name),
  };
  return { resource, declaration };
}
