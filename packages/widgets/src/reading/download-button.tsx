import type { CoursesApi } from '@shuyuan/api-client';
import { DownloadIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { useMemo } from 'react';
import { useHost } from '../host/host-context.tsx';
import { useWidgetStore } from '../widget/use-widget-store.ts';
import { downloadButtonStrings, type DownloadButtonStrings } from './download-button.strings.ts';
import { createDownloadStore } from './download.store.ts';

/** Which file it is, the server is asked by; whether the reader may have it, the server says. */
export interface DownloadButtonProps {
  courses: Pick<CoursesApi, 'attachment' | 'lessonFile'>;
  /** A file that comes with a course, or that of a lesson: by their ids. */
  file: { course: number; attachment: number } | { course: number; lesson: number };
  /** What it is called: spoken with the label. */
  name: string;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<DownloadButtonStrings>;
}

/** Downloads a file of a course. A visitor is asked to sign in first; a refusal is said in the server's words. Needs a `HostProvider`. */
export function DownloadButton(props: DownloadButtonProps) {
  const host = useHost();
  const { name, strings: own } = props;
  const strings = useMemo(() => ({ ...downloadButtonStrings[host.locale], ...own }), [host.locale, own]);
  const { state, actions } = useWidgetStore(host, props, strings, createDownloadStore);
  return (
    <NativeButton
      size="small"
      aria-label={strings.named(name)}
      isPending={state.isAsking}
      onPress={actions.download}
    >
      <DownloadIcon size="small" />
      {strings.download}
    </NativeButton>
  );
}
