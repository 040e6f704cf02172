import type { createLifetime } from '../widget/lifetime.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import type { AccountSettingsState } from './account-settings.state.ts';
import type { AccountSettingsStrings } from './account-settings.strings.ts';
import type { AccountSettingsProps } from './account-settings.tsx';

/** What the rules of the account share. */
export interface AccountContext extends StoreDeps<AccountSettingsProps, AccountSettingsStrings> {
  get: () => AccountSettingsState;
  set: (patch: Partial<AccountSettingsState>) => void;
  announce: (text: string) => void;
  lifetime: Pick<ReturnType<typeof createLifetime>, 'signal'>;
}
