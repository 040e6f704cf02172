import { busyFor } from '@shuyuan/api-client';
import { Button } from '@shuyuan/ui/button';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Heading, Stack, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { prepareRichText } from '@shuyuan/ui/rich-text';
import { Skeleton, SkeletonBlock } from '@shuyuan/ui/skeleton';
import { PrintedQuestion } from '@shuyuan/widgets/questions';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { idOf, paths } from '../../../../paths/paths.ts';
import { useManage } from '../../../../shell/manage/manage-context.tsx';
import { usePageReady } from '../../../../shell/use-page-ready.ts';
import { useResource } from '../../../../shell/use-resource.ts';
import { useSite, useStrings } from '../../../../stores/site-context.tsx';
import { FailureScreen } from '../../../failures/failure-screen.tsx';
import { choicesOf } from '../../choices-of.ts';
import { managedPapersStrings } from '../managed-papers.strings.ts';
import * as styles from './sheet.css.ts';

/** A paper for paper and ink: to be sat, or with what makes its questions right. */
export default function ManagePaperSheetPage() {
  const id = idOf(useParams()['id'] ?? '');
  return id === null ? <FailureScreen isInPlace kind="not-found" /> : <Sheet key={id} paper={id} />;
}

function Sheet({ paper }: { paper: number }) {
  const { page } = useSite();
  const { client } = useManage();
  const { sheet: words } = useStrings(managedPapersStrings);
  const [kind, setKind] = useState('paper');
  const found = useResource(`console sheet ${paper}`, async (signal) => {
    const answer = await client.questionFiles.paper(paper, { signal });
    // What comes after the page was printed would be missing on paper.
    await Promise.all(answer.questions.map(({ question }) => prepareRichText(question.content)));
    return answer;
  });
  usePageReady({ isReady: found.status !== 'loading' });
  return (
    <Stack gap={16}>
      <div className={styles.bar}>
        <LinkButton size="small" href={paths.managePapers()}>
          {words.back}
        </LinkButton>
        <NativeSelect label={words.kind} options={choicesOf(words.kinds)} value={kind} onChange={setKind} />
        <Button tone="action" isDisabled={found.status !== 'ready'} onPress={() => page.print()}>
          {words.print}
        </Button>
      </div>
      {found.status === 'loading' && (
        <Skeleton>
          <SkeletonBlock height={320} />
        </Skeleton>
      )}
      {found.status === 'failed' && found.error.code === 404 && <FailureScreen isInPlace kind="not-found" />}
      {found.status === 'failed' && found.error.code !== 404 && (
        <ErrorState
          title={words.failed}
          description={words.failedHint}
          retryAfter={busyFor(found.error)}
          onRetry={found.retry}
        />
      )}
      {found.status === 'ready' && (
        <div>
          <Heading level={1} font="reading" size="headline">
            {found.data.title}
          </Heading>
          <Text tone="muted">
            {words.facts(
              found.data.questions.length,
              found.data.score,
              found.data.pass_score,
              found.data.expired_minutes,
            )}
          </Text>
          {kind === 'paper' && <Text>{words.person}</Text>}
          {found.data.questions.length === 0 && <EmptyState title={words.empty} />}
          {found.data.questions.map(({ id, question }, place) => (
            <PrintedQuestion key={id} number={place + 1} question={question} hasAnswer={kind === 'key'} />
          ))}
        </div>
      )}
    </Stack>
  );
}
