import type { VideoCaptions } from '@shuyuan/api-client';
import { Widget } from '../widget/widget.tsx';
import { TranscriptProvider } from './transcript.context.ts';
import { createTranscriptStore } from './transcript.store.ts';
import { transcriptStrings, type TranscriptStrings } from './transcript.strings.ts';
import { TranscriptView } from './transcript.view.tsx';

/** What is said, and where: the player itself is the host's. */
export interface TranscriptProps {
  /** The captions of the video, as `videos.play` answers them. Keep the list between renders. */
  captions: readonly VideoCaptions[];
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<TranscriptStrings>;
}

/** What is said in a video, as a text that follows it. The host's player says where it is, and goes where a line is pressed. */
export function Transcript(props: TranscriptProps) {
  return (
    <Widget
      props={props}
      strings={transcriptStrings}
      createStore={createTranscriptStore}
      moveFocus={() => {}}
      provider={TranscriptProvider}
    >
      <TranscriptView />
    </Widget>
  );
}
