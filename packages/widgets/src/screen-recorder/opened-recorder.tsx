import { useHost } from '../host/host-context.tsx';
import type { ScreenRecorderProps } from './screen-recorder.props.ts';
import { useScreenRecorder } from './use-screen-recorder.ts';
import { RecorderView } from './views/recorder.view.tsx';

/** All of the recorder: what it consists of is fetched when it is opened for the first time. */
export function OpenedRecorder(props: ScreenRecorderProps) {
  const { locale } = useHost();
  const { state, actions } = useScreenRecorder(props);
  const { canTrim = false, trimmer, renderComments } = props;
  return (
    <RecorderView
      state={state}
      actions={actions}
      locale={locale}
      canTrim={canTrim && trimmer !== undefined}
      trimmer={trimmer}
      renderComments={renderComments}
    />
  );
}
