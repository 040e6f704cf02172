import { createLazyModule, useLazyModule } from '@shuyuan/ui/lazy-module';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHost } from '../host/host-context.tsx';
import type { EmbeddedProps } from './embedded-widget.ts';
import { readFlag } from './given.ts';

const lazyRecorder = createLazyModule(() => import('./recorder-in-place.tsx'));

/** `<shuyuan-recorder open>`: nothing of the recorder is fetched before it is opened. A visitor is asked to sign in first. */
export function EmbeddedRecorder(props: EmbeddedProps) {
  const { given, emit, shut } = props;
  const { session } = useHost();
  const user = useSyncExternalStore(session.subscribe, session.current);
  const [isWanted, setWanted] = useState(false);
  const [hasOpened, setOpened] = useState(false);
  const isAsked = readFlag(given, 'open');
  const isOpen = user !== null && (isAsked || isWanted);
  if (isOpen && !hasOpened) setOpened(true);
  const module = useLazyModule(lazyRecorder, hasOpened);

  const isVisiting = isAsked && user === null;
  useEffect(() => {
    if (!isVisiting) return;
    shut();
    session.requestLogin(1, { kind: 'record', purpose: 'record', run: () => setWanted(true) });
  }, [isVisiting, session, shut]);

  function close() {
    setWanted(false);
    if (emit('close', {})) shut();
  }

  return module && hasOpened && <module.RecorderInPlace {...props} isOpen={isOpen} onClose={close} />;
}
