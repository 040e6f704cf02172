import { createLatePart, useLatePart } from '@shuyuan/ui/late-part';
import { useState } from 'react';
import { useHost } from '../../host/host-context.tsx';
import { Modal } from '../../modal/modal.tsx';
import type { Take } from '../recorder-step.ts';
import { PreviewView } from './preview.view.tsx';
import type { RecorderAround, RecorderViewProps } from './recorder-view.props.ts';
import type { ShownStep } from './shown-step.ts';
import { Spoken } from './spoken.view.tsx';
import type { Said } from './use-said.ts';

type PreviewModalProps = RecorderViewProps & { step: ShownStep; around: RecorderAround; said: Said };

const lateTrim = createLatePart(() => import('./trim.tsx'));

/** The preview as a dialog; cutting takes its place for a while. */
export function PreviewModal({ step, around, said, state, ...props }: PreviewModalProps) {
  const { canTrim, trimmer, renderComments } = props;
  const { strings, actions } = around;
  const host = useHost();
  const [cutTake, setCutTake] = useState<Take | null>(null);
  const back = () => setCutTake(null);
  const take = step.kind === 'preview' && step.subject.kind === 'take' ? step.subject.take : null;
  // Another recording, or one that is on its way, is not cut.
  const cutNow = cutTake !== null && cutTake === take ? cutTake : null;
  const part = useLatePart(lateTrim, cutNow !== null, () => {
    back();
    host.notify('critical', around.words.unreachable);
  });
  const isCutting = part !== undefined && cutNow !== null && trimmer !== undefined;
  return (
    <Modal
      component="screen-recorder"
      label={
        isCutting ? strings.cutTitle : step.subject.kind === 'take' ? strings.preview : strings.previewRecord
      }
      size="wide"
      keepsOnBeside
      page={isCutting ? 'cut' : `${step.kind} ${step.subject.kind}`}
      onClose={isCutting ? back : actions.close}
    >
      {isCutting ? (
        <part.Trim
          take={cutNow}
          url={step.url}
          trimmer={trimmer}
          around={around}
          onCut={(file, duration, range) => {
            actions.useTrimmed(file, duration, range);
            back();
          }}
          onBack={back}
        />
      ) : (
        <PreviewView
          state={state}
          step={step}
          around={around}
          renderComments={renderComments}
          onTrim={canTrim && trimmer ? () => setCutTake(take) : null}
        />
      )}
      <Spoken said={said} at="sheet" />
    </Modal>
  );
}
