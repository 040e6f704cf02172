import { createCommentsApi, createRecordsApi, createUploadsApi, type VideoRecord } from '@shuyuan/api-client';
import { createBrowserUploadPorts, createUploader, type Uploader } from '@shuyuan/api-client/upload';
import { useUi } from '@shuyuan/ui/provider';
import { useMemo } from 'react';
import { CommentBox } from '../comment-box/index.ts';
import { useHost } from '../host/host-context.tsx';
import type { WidgetHost } from '../host/widget-host.ts';
import {
  createRecorderMedia,
  createTrimmer,
  ScreenRecorder,
  type RecorderMedia,
  type RecorderRecords,
} from '../screen-recorder/index.ts';
import type { School } from './create-embed-host.browser.ts';
import type { EmbeddedProps } from './embedded-widget.ts';
import { readFlag, readRich } from './given.ts';

export interface RecorderInPlaceProps extends EmbeddedProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The recorder over a school's own calls and this browser, unless the page brings its own. */
export function RecorderInPlace({ given, school, emit, isOpen, onClose }: RecorderInPlaceProps) {
  const host = useHost();
  const { portalContainer } = useUi();
  const own = useMemo(() => toolsOf(school, host, portalContainer), [school, host, portalContainer]);
  return (
    <ScreenRecorder
      isOpen={isOpen}
      onClose={onClose}
      records={readRich<RecorderRecords>(given, 'records') ?? own.records}
      uploader={readRich<Uploader>(given, 'uploader') ?? own.uploader}
      media={readRich<RecorderMedia>(given, 'media') ?? own.media}
      openRecord={readRich<VideoRecord>(given, 'openRecord') ?? null}
      shareAddress={(id) => school.hrefOf({ kind: 'records', id })}
      canTrim={readFlag(given, 'canTrim')}
      trimmer={own.trimmer}
      onSaved={(id) => void emit('saved', { id })}
      renderComments={({ id }) => (
        <CommentBox comments={own.comments} target={{ type: 'records', id }} pictures={[school.baseUrl]} />
      )}
    />
  );
}

const toolsOf = (school: School, host: WidgetHost, overlays: HTMLElement | null) => ({
  records: createRecordsApi(school.http),
  comments: createCommentsApi(school.http),
  trimmer: createTrimmer(),
  media: createRecorderMedia({
    storageName: `shuyuan-recordings@${school.baseUrl}`,
    ...(overlays && { looksLike: () => overlays }),
  }),
  uploader: createUploader({
    ...createBrowserUploadPorts(),
    auth: createUploadsApi(school.http),
    ownAddress: school.baseUrl,
    storage: host.storage,
    after: host.scheduler.after,
    createId: host.createId,
    owner: () => String(host.session.current()?.id ?? ''),
  }),
});
