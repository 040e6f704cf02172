import { useEffect, useState, type ComponentType } from 'react';
import { useHost } from '../host/host-context.tsx';
import type { ScreenRecorderProps } from './screen-recorder.props.ts';
import { screenRecorderStrings } from './screen-recorder.strings.ts';

/**
 * Records the screen, uploads what was recorded and puts it into the library, over any page. Needs a `HostProvider`.
 * Nothing of it is fetched before it is opened; from then on it stays, so that a recording outlives the page around it.
 */
export function ScreenRecorder(props: ScreenRecorderProps) {
  const opened = useOpenedRecorder(props);
  return opened && <opened.OpenedRecorder {...props} />;
}

/** Null until the recorder was opened once and is there. */
function useOpenedRecorder({ isOpen, onClose }: ScreenRecorderProps) {
  const host = useHost();
  const [opened, setOpened] = useState<{ OpenedRecorder: ComponentType<ScreenRecorderProps> } | null>(null);
  const isMissing = isOpen && opened === null;
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    import('./opened-recorder.tsx').then(
      (part) => {
        if (!isOver) setOpened(part);
      },
      () => {
        if (isOver) return;
        host.notify('critical', screenRecorderStrings[host.locale].unreachable);
        onClose();
      },
    );
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- one opening is one fetching, whatever is drawn meanwhile
  }, [isMissing]);
  return opened;
}
