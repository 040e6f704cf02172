import type { VideoRecord } from '@shuyuan/api-client';
import type { Uploader } from '@shuyuan/api-client/upload';
import { useUi } from '@shuyuan/ui/provider';
import { useMemo } from 'react';
import { useHost } from '../host/host-context.tsx';
import { ScreenRecorder, type RecorderMedia, type RecorderRecords } from '../screen-recorder/index.ts';
import { createEmbeddedRecorderTools } from './embedded-recorder-tools.ts';
import type { EmbeddedProps } from './embedded-widget.ts';
import { readFlag, readRich, readText } from './given.ts';
import { LazyComments } from './lazy-comments.tsx';

export interface RecorderInPlaceProps extends EmbeddedProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The recorder over a school's own calls and this browser, unless the page brings its own. */
export function RecorderInPlace({ given, school, emit, isOpen, onClose }: RecorderInPlaceProps) {
  const host = useHost();
  const { portalContainer } = useUi();
  const uploadLogUrl = readText(given, 'uploadLogUrl');
  const own = useMemo(
    () => createEmbeddedRecorderTools({ school, host, overlays: portalContainer, uploadLogUrl }),
    [school, host, portalContainer, uploadLogUrl],
  );
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
        <LazyComments comments={own.comments} target={{ type: 'records', id }} pictures={[school.baseUrl]} />
      )}
    />
  );
}
