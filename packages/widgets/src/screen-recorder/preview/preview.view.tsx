import { LightTab, LightTabList, LightTabPanel, LightTabs } from '@shuyuan/ui/light-tabs';
import { HostProvider } from '../../host/host-context.tsx';
import type { ScreenRecorderState } from '../screen-recorder.state.ts';
import { AboutTab } from './about-tab.tsx';
import { chaptersOf } from './chapters.ts';
import { ManageTab } from './manage-tab.view.tsx';
import { Chapters, PreviewPlayer } from './preview-player.view.tsx';
import { PreviewFoot } from './preview-foot.view.tsx';
import { PreviewNav } from './preview-nav.view.tsx';
import * as styles from './preview.css.ts';
import type { RecorderViewContext, RecorderViewProps } from '../views/recorder-view.props.ts';
import { SheetFrame } from '../views/sheet-frame.view.tsx';
import { durationOf, type ShownStep } from '../views/shown-step.ts';
import { usePreviewPlayer } from './use-preview-player.ts';

export interface PreviewProps extends Pick<RecorderViewProps, 'renderComments'> {
  state: ScreenRecorderState;
  step: ShownStep;
  context: RecorderViewContext;
  /** Opens the cutting; null while it is under development. */
  onTrim: (() => void) | null;
}

/** A recording after it is made, or from the library: looked at, described, saved and shared. */
export function PreviewView({ state, step, context, renderComments, onTrim }: PreviewProps) {
  const { strings, words, actions } = context;
  const { subject, particulars } = step;
  const isHeld = step.kind === 'uploading' || step.kind === 'saving';
  const { player, seek, commentsHost, renewSource } = usePreviewPlayer(step.url, actions);
  return (
    <SheetFrame
      title={subject.kind === 'draft' ? strings.preview : strings.previewRecord}
      closeLabel={isHeld ? words.uploadRunning : strings.close}
      isHeld={isHeld}
      onClose={actions.close}
      aside={<PreviewNav state={state} context={context} />}
      foot={<PreviewFoot step={step} isSharing={state.isSharing} context={context} />}
    >
      <div data-component="recorder-preview" data-state={step.kind} className={styles.whole}>
        <div className={styles.columns}>
          <div className={styles.main}>
            <PreviewPlayer step={step} playerRef={player} renewSource={renewSource} context={context} />
            <Chapters
              chapters={chaptersOf(particulars.description, durationOf(subject))}
              context={context}
              onSeek={seek}
            />
            {subject.kind === 'record' && renderComments && (
              // The comments name themselves.
              <div className={styles.comments}>
                <HostProvider host={commentsHost}>{renderComments(subject.record)}</HostProvider>
              </div>
            )}
          </div>
          <div data-first-stop className={styles.side}>
            <LightTabs value={state.tab} onChange={actions.setTab}>
              <LightTabList label={strings.tabs}>
                <LightTab id="manage">{strings.manage}</LightTab>
                <LightTab id="about">{strings.about}</LightTab>
              </LightTabList>
              <LightTabPanel id="manage">
                <ManageTab
                  step={step}
                  library={state.library}
                  context={context}
                  isBusy={step.kind === 'saving'}
                  onTrim={onTrim}
                />
              </LightTabPanel>
              <LightTabPanel id="about">
                <AboutTab
                  particulars={particulars}
                  isTitleMissing={state.isTitleMissing}
                  isBusy={step.kind === 'saving'}
                  context={context}
                />
              </LightTabPanel>
            </LightTabs>
          </div>
        </div>
      </div>
    </SheetFrame>
  );
}
