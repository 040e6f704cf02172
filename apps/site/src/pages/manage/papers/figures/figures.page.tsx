import { busyFor } from '@shuyuan/api-client';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Heading, Inline, Stack } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { Skeleton, SkeletonBlock } from '@shuyuan/ui/skeleton';
import { useParams } from 'react-router-dom';
import { idOf, paths } from '../../../../paths/paths.ts';
import { useManage } from '../../../../shell/manage/manage-context.tsx';
import { usePageReady } from '../../../../shell/use-page-ready.ts';
import { useResource } from '../../../../shell/use-resource.ts';
import { useStrings } from '../../../../stores/site-context.tsx';
import { FailureScreen } from '../../../failures/failure-screen.tsx';
import { questionFiguresStrings } from './question-figures.strings.ts';
import { QuestionFiguresView } from './question-figures.view.tsx';

/** How the questions of a paper have done: what to keep, what to mend. */
export default function ManagePaperFiguresPage() {
  const id = idOf(useParams()['id'] ?? '');
  return id === null ? <FailureScreen isInPlace kind="not-found" /> : <PaperFigures key={id} paper={id} />;
}

function PaperFigures({ paper }: { paper: number }) {
  const { client } = useManage();
  const words = useStrings(questionFiguresStrings);
  const found = useResource(`console question figures ${paper}`, async (signal) => {
    const [whole, questions] = await Promise.all([
      client.grades.figures(paper, { signal }),
      client.grades.questions(paper, { signal }),
    ]);
    return { whole, questions };
  });
  usePageReady({ isReady: found.status !== 'loading' });
  if (found.status === 'failed' && found.error.code === 404)
    return <FailureScreen isInPlace kind="not-found" />;
  return (
    <Stack gap={16}>
      <Inline>
        <LinkButton size="small" href={paths.managePaperGrades(paper)}>
          {words.back}
        </LinkButton>
      </Inline>
      <Heading level={1} size="title">
        {found.status === 'ready' ? words.titleOf(found.data.whole.title) : words.title}
      </Heading>
      {found.status === 'loading' && (
        <Skeleton>
          <SkeletonBlock height={320} />
        </Skeleton>
      )}
      {found.status === 'failed' && (
        <ErrorState
          title={words.failed}
          description={words.failedHint}
          retryAfter={busyFor(found.error)}
          onRetry={found.retry}
        />
      )}
      {found.status === 'ready' && found.data.questions.attempts_count === 0 && (
        <EmptyState title={words.empty} description={words.emptyHint} />
      )}
      {found.status === 'ready' && found.data.questions.attempts_count > 0 && (
        <QuestionFiguresView {...found.data} words={words} />
      )}
    </Stack>
  );
}
