import { createRecorderMedia } from '../../../packages/widgets/src/screen-recorder/browser/recorder-media.browser.ts';
import { createTrimmer } from '../../../packages/widgets/src/screen-recorder/trimming/trimmer.browser.ts';
import { createHarness } from './create-harness.ts';
import { drawLesson } from './lesson.ts';
import './harness.css';

declare global {
  // oxlint-disable-next-line no-var -- the only spelling of a global
  var harness: ReturnType<typeof createHarness>;
}

globalThis.harness = createHarness(createRecorderMedia(), createTrimmer());
drawLesson(document.querySelector('canvas'));
