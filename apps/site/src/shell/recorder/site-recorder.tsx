import type { VideoRecord } from '@shuyuan/api-client';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import type { RecorderTools } from '../../stores/recorder-store.ts';
import { useSite } from '../../stores/site-context.tsx';
import { RecordComments } from '../comments/record-comments.tsx';
import { paths } from '../../paths/paths.ts';

/** The recorder, wired to this site. */
export function SiteRecorder({ tools }: { tools: RecorderTools }) {
  const { client, recorder, page } = useSite();
  const isOpen = useStore(recorder, (state) => state.isOpen);
  const callCount = useStore(recorder, (state) => state.callCount);
  const record = useStore(recorder, (state) => state.record);
  const shareAddress = useCallback((id: number) => new URL(paths.record(id), page.url()).href, [page]);
  const renderComments = useCallback(({ id }: VideoRecord) => <RecordComments id={id} />, []);
  const { ScreenRecorder, media, uploader } = tools;
  return (
    <ScreenRecorder
      isOpen={isOpen}
      callCount={callCount}
      onClose={recorder.close}
      records={client.records}
      uploader={uploader}
      media={media}
      openRecord={record}
      shareAddress={shareAddress}
      renderComments={renderComments}
      onSaved={recorder.noteSaved}
      isServerReachable={() =>
        client.config.public().then(
          () => true,
          () => false,
        )
      }
    />
  );
}
