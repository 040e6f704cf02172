import type { MyApi, SessionApi } from '@shuyuan/api-client';
import type { AccountSettingsStrings } from './account-settings.strings.ts';

export interface AccountSettingsProps {
  my: Pick<MyApi, 'detail' | 'rename'>;
  session: Pick<SessionApi, 'devices' | 'revokeDevice' | 'destroy'>;
  /** Level of its heading; those of its parts are one below. @default 2 */
  level?: 1 | 2 | 3;
  /** Has something to show: the person, or that they could not be loaded. */
  onReady?: () => void;
  /** The person has another name now: whoever shows it elsewhere asks again. */
  onRenamed?: () => void;
  /** The account is closed and every session of it has ended. `destroyedAt`: when it goes for good. */
  onClosed: (destroyedAt: Date) => void;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<AccountSettingsStrings>;
}
