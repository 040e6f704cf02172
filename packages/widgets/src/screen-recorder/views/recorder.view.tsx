import type { RecorderViewProps } from './recorder-view.props.ts';

/** A picture of the recorder, whatever it is at. */
export function RecorderView({ state }: RecorderViewProps) {
  if (state.step.kind === 'closed') return null;
  return null;
}
