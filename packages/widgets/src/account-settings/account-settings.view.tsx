import { LiveRegion } from '@shuyuan/ui/live-region';
import type { Ref } from 'react';
import type { AccountAround } from './account-around.ts';
import * as styles from './account-settings.css.ts';
import type { AccountSettingsState } from './account-settings.state.ts';
import { ClosingView } from './closing.view.tsx';
import { DevicesView } from './devices.view.tsx';
import { PersonView } from './person.view.tsx';

export interface AccountSettingsViewProps {
  state: AccountSettingsState;
  around: AccountAround;
  rootRef?: Ref<HTMLElement>;
}

/** A picture of an account: the person, their devices, and the way out. */
export function AccountSettingsView({ state, around, rootRef }: AccountSettingsViewProps) {
  const { person, devices, closing, announcement } = state;
  const { strings, level } = around;
  const Heading = `h${level}` as const;
  return (
    <section
      ref={rootRef}
      data-component="account-settings"
      data-state={person.status}
      aria-label={strings.title}
      className={styles.settings}
    >
      <Heading className={styles.heading}>{strings.title}</Heading>
      <PersonView state={state} around={around} />
      <DevicesView devices={devices} around={around} />
      <ClosingView closing={closing} around={around} />
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
    </section>
  );
}
