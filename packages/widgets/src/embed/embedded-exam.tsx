import { createExamsApi } from '@shuyuan/api-client';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { createLazyModule } from '@shuyuan/ui/lazy-module';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { ExamPlayerProps } from '../exam-player/index.ts';
import { useHost } from '../host/host-context.tsx';
import { SignedOut } from '../widget/signed-out.tsx';
import { embedStrings } from './embed.strings.ts';
import type { EmbeddedProps } from './embedded-widget.ts';
import { ExamEntry, type ExamEntryProps } from './exam-entry.tsx';
import { examEntryStrings } from './exam-entry.strings.ts';
import { readNumber, readRich } from './given.ts';
import { LazyPart } from './lazy-part.tsx';

const lazyPlayer = createLazyModule(() => import('../exam-player/exam-player.tsx'));

/** `<shuyuan-exam paper="7">`: tells of a paper, lets it be sat, and shows what came of it. The player's code comes with the attempt. */
export function EmbeddedExam({ given, school, emit }: EmbeddedProps) {
  const { session, locale } = useHost();
  const user = useSyncExternalStore(session.subscribe, session.current);
  const own = readRich<ExamPlayerProps['exams'] & ExamEntryProps['exams']>(given, 'exams');
  const exams = useMemo(() => own ?? createExamsApi(school.http), [own, school]);
  const paperId = readNumber(given, 'paper');
  const [opened, setOpened] = useState<number | null>(null);
  const attempt = opened ?? readNumber(given, 'record') ?? null;
  if (paperId === undefined) return <EmptyState title={embedStrings[locale].broken} />;
  if (!user) return <SignedOut component="exam-entry" strings={examEntryStrings[locale]} />;
  if (attempt === null) return <ExamEntry exams={exams} paperId={paperId} onOpen={setOpened} />;
  return (
    <LazyPart lazy={lazyPlayer}>
      {({ ExamPlayer }) => (
        <ExamPlayer
          key={`${user.id}/${attempt}`}
          exams={exams}
          paperId={paperId}
          recordId={attempt}
          onLeave={() => {
            setOpened(null);
            emit('leave', { paper: paperId, record: attempt });
          }}
          onFinish={() => emit('finish', { paper: paperId, record: attempt })}
        />
      )}
    </LazyPart>
  );
}
