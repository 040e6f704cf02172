import { SharedRecording, type SharedRecordingState } from '@shuyuan/widgets/record-library';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { commentOfHash, idOf, paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { FailureScreen } from '../../failures/failure-screen.tsx';
import { PlayerHost } from '../player-host.tsx';
import { RecordComments } from '../../../shell/comments/record-comments.tsx';
import * as columns from '../../columns.css.ts';

/** A recording as its link shows it, to visitors too, with what is said about its moments. */
export default function RecordingPage() {
  const [search] = useSearchParams();
  const id = idOf(search.get('id'));
  if (id === null) return <FailureScreen isInPlace kind="not-found" />;
  return <Recording key={id} id={id} />;
}

function Recording({ id }: { id: number }) {
  const { client, navigate } = useSite();
  const { hash } = useLocation();
  const [state, setState] = useState<SharedRecordingState>({ status: 'loading' });
  usePageReady({
    isReady: state.status !== 'loading',
    title: state.status === 'ready' ? state.detail.video.title : undefined,
  });
  return (
    <PlayerHost>
      {(onPlayer) => (
        <div className={columns.film}>
          <SharedRecording
            records={client.records}
            id={id}
            level={1}
            onStateChange={setState}
            onPlayer={onPlayer}
            onManage={(own) => navigate(paths.myRecords(own))}
            renderComments={() => <RecordComments id={id} linkedComment={commentOfHash(hash)} />}
          />
        </div>
      )}
    </PlayerHost>
  );
}
