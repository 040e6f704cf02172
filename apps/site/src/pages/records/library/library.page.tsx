import { RecordLibrary } from '@shuyuan/widgets/record-library';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { idOf, paths } from '../../../paths/paths.ts';
import { RecordComments } from '../../../shell/comments/record-comments.tsx';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { useLeaveGuard } from '../../archetypes/editor-page.tsx';
import { MyPage } from '../../archetypes/my-page.tsx';
import { PlayerHost } from '../player-host.tsx';
import { libraryStrings } from './library.strings.ts';

/** A person's own recordings. The address carries the one that is open, so that it can be gone back from. */
export default function MyRecordsPage() {
  const { client, navigate, page, recorder } = useSite();
  const [search] = useSearchParams();
  const savedCount = useStore(recorder, (state) => state.savedCount);
  const shareAddress = useCallback((id: number) => new URL(paths.record(id), page.url()).href, [page]);
  const { noteUnsaved, leaveQuestion } = useLeaveGuard(useStrings(libraryStrings), { isOfAddress: true });
  return (
    <PlayerHost>
      {(onPlayer) => (
        <MyPage width="full">
          {({ onReady }) => (
            <>
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
                onReady={onReady}
                onRecord={() => void recorder.open()}
                onUnsavedChange={noteUnsaved}
                onPlayer={onPlayer}
                renderComments={({ id }) => <RecordComments key={id} id={id} />}
              />
              {leaveQuestion}
            </>
          )}
        </MyPage>
      )}
    </PlayerHost>
  );
}
