import { LiveRegion } from '@shuyuan/ui/live-region';
import type { Ref } from 'react';
import type { AccountViewContext } from './account-view-context.ts';
import * as styles from './account-settings.css.ts';
import type { AccountSettingsState } from './account-settings.state.ts';
import { ClosingView } from './closing.view.tsx';
import { DevicesView } from './devices.view.tsx';
import { PersonView } from './person.view.tsx';

export interface AccountSettingsViewProps {
  state: AccountSettingsState;
  context: AccountViewContext;
  rootRef?: Ref<HTMLElement>;
}

/** A picture of an account: the person, their devices, and the way out. */
export function AccountSettingsView({ state, context, rootRef }: AccountSettingsViewProps) {
  const { person, devices, closing, announcement } = state;
  const { strings, level } = context;
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
      <PersonView state={state} context={context} />
      <DevicesView devices={devices} context={context} />
      <ClosingView closing={closing} context={context} />
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
    </section>
  );
}
