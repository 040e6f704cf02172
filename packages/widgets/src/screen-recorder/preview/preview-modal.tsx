import { createLazyModule, useLazyModule } from '@shuyuan/ui/lazy-module';
import { useState } from 'react';
import { useHost } from '../../host/host-context.tsx';
import { Modal } from '../../widget/modal.tsx';
import type { RecordingDraft } from '../recorder-step.ts';
import { PreviewView } from './preview.view.tsx';
import type { RecorderViewContext, RecorderViewProps } from '../views/recorder-view.props.ts';
import type { ShownStep } from '../views/shown-step.ts';
import { AnnouncementView } from '../views/announcement.view.tsx';
import type { PlacedAnnouncement } from '../views/use-announcement.ts';

type PreviewModalProps = RecorderViewProps & {
  step: ShownStep;
  context: RecorderViewContext;
  placed: PlacedAnnouncement;
};

const lazyTrim = createLazyModule(() => import('./trim.tsx'));

/** The preview as a dialog; cutting takes its place for a while. */
export function PreviewModal({ step, context, placed, state, ...props }: PreviewModalProps) {
  const { canTrim, trimmer, renderComments } = props;
  const { strings, actions } = context;
  const host = useHost();
  const [cutDraft, setCutDraft] = useState<RecordingDraft | null>(null);
  const back = () => setCutDraft(null);
  const draft = step.kind === 'preview' && step.subject.kind === 'draft' ? step.subject.draft : null;
  // Another recording, or one that is on its way, is not cut.
  const cutNow = cutDraft !== null && cutDraft === draft ? cutDraft : null;
  const module = useLazyModule(lazyTrim, cutNow !== null, () => {
    back();
    host.notify('critical', context.words.unreachable);
  });
  const isCutting = module !== undefined && cutNow !== null && trimmer !== undefined;
  return (
    <Modal
      component="screen-recorder"
      label={
        isCutting ? strings.cutTitle : step.subject.kind === 'draft' ? strings.preview : strings.previewRecord
      }
      size="wide"
      keepsOnBeside
      page={isCutting ? 'cut' : `${step.kind} ${step.subject.kind}`}
      onClose={isCutting ? back : actions.close}
    >
      {isCutting ? (
        <module.Trim
          draft={cutNow}
          url={step.url}
          trimmer={trimmer}
          context={context}
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
          context={context}
          renderComments={renderComments}
          onTrim={canTrim && trimmer ? () => setCutDraft(draft) : null}
        />
      )}
      <AnnouncementView placed={placed} at="sheet" />
    </Modal>
  );
}
