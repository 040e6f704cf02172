import type { Examination } from '../recorder-media.ts';
import { CopyLine } from './copy-line.tsx';
import { frameAllowance } from './frame-allowance.ts';
import * as look from './setup.css.ts';
import { Note } from '../views/note.view.tsx';
import type { RecorderViewStrings } from '../views/recorder-views.strings.ts';

interface DoctorProps {
  because: Extract<Examination['screen'], { status: 'missing' }>['because'];
  strings: RecorderViewStrings;
}

/** Why nothing can be recorded here at all, and who can change that. */
export function Doctor({ because, strings }: DoctorProps) {
  switch (because) {
    case 'insecure':
      return <Note tone="critical" title={strings.insecure} fix={strings.insecureFix} />;
    case 'unsupported':
      return <Note tone="critical" title={strings.unsupported} fix={strings.unsupportedFix} />;
    case 'recorder':
      return <Note tone="critical" title={strings.noRecorder} fix={strings.noRecorderFix} />;
    case 'frame':
      return (
        <Note tone="critical" title={strings.frame}>
          <FrameDoctor strings={strings} />
        </Note>
      );
  }
}

/** The line that the page around a frame lacks. */
export function FrameDoctor({ strings }: Pick<DoctorProps, 'strings'>) {
  return (
    <>
      <p className={look.frameFix}>{strings.frameFix}</p>
      <CopyLine line={frameAllowance} strings={strings} />
    </>
  );
}
