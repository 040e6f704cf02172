import { LightTab, LightTabList, LightTabPanel, LightTabs } from '@shuyuan/ui/light-tabs';
import { LiveRegion } from '@shuyuan/ui/live-region';
import type { Ref } from 'react';
import { ArticlesView } from './articles.view.tsx';
import type { StudyAround } from './study-around.ts';
import * as styles from './study-center.css.ts';
import { studyScenes, type StudyCenterState } from './study-center.state.ts';

export interface StudyCenterViewProps {
  state: StudyCenterState;
  around: StudyAround;
  rootRef?: Ref<HTMLElement>;
}

/** A picture of a study center: one of three scenes, and the articles in it. */
export function StudyCenterView({ state, around, rootRef }: StudyCenterViewProps) {
  const { place, shelf, announcement } = state;
  const { strings, level, actions } = around;
  const Heading = `h${level}` as const;
  return (
    <section
      ref={rootRef}
      data-component="study-center"
      data-state={shelf.status}
      aria-label={strings.title}
      className={styles.center}
    >
      <Heading className={styles.heading}>{strings.title}</Heading>
      <LightTabs value={place.scene} onChange={actions.chooseScene}>
        <LightTabList label={strings.tabs}>
          {studyScenes.map((scene) => (
            <LightTab key={scene} id={scene}>
              {strings.scenes[scene]}
            </LightTab>
          ))}
        </LightTabList>
        {studyScenes.map((scene) => (
          <LightTabPanel key={scene} id={scene}>
            <ArticlesView state={state} around={around} />
          </LightTabPanel>
        ))}
      </LightTabs>
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
    </section>
  );
}
