import { RecordLibrary } from '@shuyuan/widgets/record-library';
import { createLazyModule, useLazyModule } from '@shuyuan/ui/lazy-module';
import { useCallback, useRef, useState } from 'react';
import { useBlocker, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { idOf, paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { PlayerHost } from '../player-host.tsx';
import { RecordComments } from '../../../shell/comments/record-comments.tsx';
import * as columns from '../../columns.css.ts';

const lazyQuestion = createLazyModule(() => import('./leave-question.tsx'));

/** A person's own recordings. The address carries the one that is open, so that it can be gone back from. */
export default function MyRecordsPage() {
  const { client, navigate, page, recorder } = useSite();
  const [search] = useSearchParams();
  const [isReady, setIsReady] = useState(false);
  const savedCount = useStore(recorder, (state) => state.savedCount);
  const shareAddress = useCallback((id: number) => new URL(paths.record(id), page.url()).href, [page]);
  const { blocker, noteUnsaved } = useUnsaved();
  const question = useLazyModule(lazyQuestion, blocker.state === 'blocked');
  usePageReady({ isReady });
  return (
    <PlayerHost>
      {(onPlayer) => (
        <div className={columns.full}>
          <RecordLibrary
            records={client.records}
            level={1}
            shareAddress={shareAddress}
            version={savedCount}
            openId={idOf(search.get('id'))}
            onOpenChange={(id) => {
              // The library has asked already.
              noteUnsaved(false);
              navigate(paths.myRecords(id ?? undefined));
            }}
            onReady={() => setIsReady(true)}
            onRecord={() => void recorder.open()}
            onUnsavedChange={noteUnsaved}
            onPlayer={onPlayer}
            renderComments={({ id }) => <RecordComments key={id} id={id} />}
          />
          {blocker.state === 'blocked' && question && (
            <question.LeaveQuestion onStay={blocker.reset} onLeave={blocker.proceed} />
          )}
        </div>
      )}
    </PlayerHost>
  );
}

/** Stops whoever would leave the page with changes that are not saved. A session that has ended keeps nobody. */
function useUnsaved() {
  const { session } = useSite();
  const isUnsaved = useRef(false);
  const blocker = useBlocker(() => isUnsaved.current && session.getState().token !== null);
  const noteUnsaved = useCallback((next: boolean) => {
    isUnsaved.current = next;
    // Before it is needed: without a line nothing is asked, and nobody gets away.
    if (next) lazyQuestion.load().catch(() => {});
  }, []);
  return { blocker, noteUnsaved };
}
