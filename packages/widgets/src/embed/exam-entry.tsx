import { isApiError, type ExamsApi, type PaperDetail } from '@shuyuan/api-client';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import { useEffect, useState } from 'react';
import { serverWords } from '../async/call-failure.ts';
import { useHost } from '../host/host-context.tsx';
import { examEntryStrings } from './exam-entry.strings.ts';

export interface ExamEntryProps {
  exams: Pick<ExamsApi, 'detail' | 'start'>;
  paperId: number;
  /** An attempt is there to be sat, or to be read. */
  onOpen: (attemptId: number) => void;
}

type Loaded = PaperDetail | 'loading' | 'failed' | 'missing';

/** What a paper asks for, and the way into it, where no page of the school tells of it. */
export function ExamEntry({ exams, paperId, onOpen }: ExamEntryProps) {
  const strings = examEntryStrings[useHost().locale];
  const [paper, setPaper] = useState<Loaded>('loading');
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const ending = new AbortController();
    exams.detail(paperId, { signal: ending.signal }).then(
      (detail) => setPaper(detail),
      (error: unknown) => {
        if (!ending.signal.aborted) setPaper(isApiError(error) && error.code === 404 ? 'missing' : 'failed');
      },
    );
    return () => ending.abort();
  }, [exams, paperId, tries]);

  if (paper === 'loading')
    return (
      <Skeleton label={strings.loading}>
        <SkeletonText lines={3} />
      </Skeleton>
    );
  if (paper === 'missing') return <EmptyState title={strings.missing} />;
  if (paper === 'failed')
    return (
      <ErrorState
        title={strings.failed}
        description={strings.failedHint}
        retryLabel={strings.retry}
        isRetrying={false}
        onRetry={() => {
          setPaper('loading');
          setTries((count) => count + 1);
        }}
      />
    );
  return <Entry detail={paper} exams={exams} onOpen={onOpen} />;
}

function Entry({
  detail,
  exams,
  onOpen,
}: Pick<ExamEntryProps, 'exams' | 'onOpen'> & { detail: PaperDetail }) {
  const host = useHost();
  const strings = examEntryStrings[host.locale];
  const [isStarting, setIsStarting] = useState(false);
  const { paper, user_papers: attempts, can_join: canJoin, refusal } = detail;
  const running = attempts.find(({ status }) => status === 1);
  const last = attempts.find(({ status }) => status !== 1);

  async function start() {
    setIsStarting(true);
    try {
      onOpen((await exams.start(paper.id)).record_id);
    } catch (error) {
      setIsStarting(false);
      if (!isApiError(error)) throw error;
      if (error.kind !== 'unauthorized') host.notify('critical', serverWords(error) ?? strings.notStarted);
    }
  }

  return (
    <section data-component="exam-entry" aria-label={paper.title}>
      <EmptyState
        title={paper.title}
        description={
          canJoin || running
            ? strings.facts(paper.questions_count, paper.expired_minutes, paper.pass_score, paper.score)
            : strings.refusals[refusal ?? 'closed']
        }
        action={
          <>
            {(canJoin || running) && (
              <NativeButton tone="action" isPending={isStarting} onPress={() => void start()}>
                {running ? strings.goOn : strings.start}
              </NativeButton>
            )}{' '}
            {last && <NativeButton onPress={() => onOpen(last.id)}>{strings.look}</NativeButton>}
          </>
        }
      />
    </section>
  );
}
