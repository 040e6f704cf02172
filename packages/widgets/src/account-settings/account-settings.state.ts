import type { Device, User } from '@shuyuan/api-client';
import type { NotReady } from '../async/load.ts';
import type { Announcement } from '../widget/announcement.ts';

export type PersonState =
  | NotReady
  /** `at`: epoch milliseconds when it came. */
  | { status: 'ready'; person: User; at: number };

export type DevicesState =
  | NotReady
  /** The latest used first. `leaving`: ids of those that are being signed out. `at` as above. */
  | { status: 'ready'; devices: readonly Device[]; leaving: readonly string[]; at: number };

/** The name that is being typed. */
export interface Renaming {
  name: string;
  isSaving: boolean;
  /** What is wrong with the name itself; empty otherwise. */
  problem: string;
  /** Why it was not saved, when that is not the name; empty otherwise. */
  error: string;
  /** As it was left by an accident. */
  isRestored: boolean;
}

/** Asked whether the account shall be closed. */
export interface Closing {
  isPending: boolean;
  /** Why it was not; empty otherwise. */
  error: string;
}

/** Where the focus belongs after an action. A new object each time, so that the same place can be asked for again. */
export type FocusRequest =
  | { on: 'person' }
  | { on: 'rename' }
  | { on: 'name-field' }
  | { on: 'devices' }
  | { on: 'device'; id: string };

export interface AccountSettingsState {
  person: PersonState;
  renaming: Renaming | null;
  devices: DevicesState;
  closing: Closing | null;
  announcement: Announcement;
  focus: FocusRequest | null;
}
