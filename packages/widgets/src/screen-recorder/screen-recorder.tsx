import { createLazyModule, useLazyModule } from '@shuyuan/ui/lazy-module';
import { useHost } from '../host/host-context.tsx';
import type { ScreenRecorderProps } from './screen-recorder.props.ts';
import { screenRecorderStrings } from './screen-recorder.strings.ts';

const lazyRecorder = createLazyModule(() => import('./opened-recorder.tsx'));

/**
 * Records the screen, uploads what was recorded and puts it into the library, over any page. Needs a `HostProvider`.
 * Nothing of it is fetched before it is opened; from then on it stays, so that a recording outlives the page around it.
 */
export function ScreenRecorder(props: ScreenRecorderProps) {
  const { notify, locale } = useHost();
  const module = useLazyModule(lazyRecorder, props.isOpen, () => {
    notify('critical', screenRecorderStrings[locale].unreachable);
    props.onClose();
  });
  return module && <module.OpenedRecorder {...props} />;
}
