import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { accountDevices } from '../testing/account-scenarios.fixtures.ts';
import { contextIn, devicesWith, personWith, renamingWith, stateWith } from './account-settings.fixtures.ts';
import type { AccountSettingsState, Renaming } from './account-settings.state.ts';
import { AccountSettingsView } from './account-settings.view.tsx';

interface Args {
  state: Partial<AccountSettingsState>;
  /** Of the place, in pixels. */
  width: number;
}

const usage: Usage = {
  use: [
    'For the page where a person looks after their own account. Give it level 1 where it is the page.',
    'Hand in client.my and client.session, and keep the objects between renders.',
    'In onClosed end the session of the page and say until when a sign-in takes it back; in onRenamed ask again wherever the name is shown.',
  ],
  avoid: [
    'For somebody else’s account: it shows who is signed in.',
    'For binding a number or setting a password: it asks the host for the dialogs (modes 13 and 3).',
  ],
  keys: [
    ['Enter', 'In the name field, saves.'],
    ['Escape', 'In the name field, leaves it as it was; in the question, keeps the account.'],
  ],
  parts: {
    rename: 'The field for another name, with its buttons.',
    devices: 'Where the account is signed in.',
    closing: 'Closing the account.',
  },
  limits: [
    'A device is called by what its browser calls itself, which a browser may lie about.',
    'Picture, number and outside sign-ins cannot be changed here.',
  ],
};

/** Every state of the account, as a picture. What it does is in Flows. */
const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 768, height: 1180 } },
  args: { state: {}, width: 720 },
  argTypes: { state: { control: false } },
  render: ({ state, width }, { globals }) => (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <AccountSettingsView
        state={stateWith(state)}
        context={contextIn(globals['locale'] === 'en' ? 'en' : 'zh-CN')}
      />
    </div>
  ),
};
export default meta;

type Story = StoryObj<Args>;

const named = (name: string, state: Partial<AccountSettingsState>): Story => ({ name, args: { state } });

/** With the focus in the name, wherever the page behind the picture has it. */
const renaming = (name: string, part: Partial<Renaming>): Story => ({
  ...named(name, { renaming: renamingWith(part) }),
  play: async ({ canvasElement }) => (await within(canvasElement).findByRole('textbox')).focus(),
});

const phone = (story: Story): Story => ({
  ...story,
  args: { ...story.args, width: 320 },
  parameters: { picture: { width: 352, height: 1500 } },
});

const failed = { status: 'failed', isRetrying: false } as const;

export const Loading = named('loading', { person: { status: 'loading' }, devices: { status: 'loading' } });
export const Ready = named('ready, with a role', {});
export const Spent = named('the one change of name is spent, and nobody has given a role', {
  person: personWith({ is_set_nickname: 1, role: null }),
});
export const Unbound = named('neither number nor password', {
  person: personWith({ is_bind_mobile: 0, mobile: '', is_password_set: 0 }),
});
export const Failed = named('neither part came', {
  person: { ...failed, isOffline: false },
  devices: { ...failed, isOffline: false },
});
export const Offline = named('no network', {
  person: { ...failed, isOffline: true },
  devices: { ...failed, isOffline: true },
});
export const Retrying = named('asked for once more', {
  person: { ...failed, isOffline: false, isRetrying: true },
  devices: { ...failed, isOffline: false, isRetrying: true },
});
export const DevicesLoading = named('the person before the devices', { devices: { status: 'loading' } });
export const DevicesFailed = named('the person without the devices', {
  devices: { ...failed, isOffline: false },
});
export const NameTyped = renaming('the name is typed', {});
export const Saving = renaming('the name is saved', { isSaving: true });
export const NameProblem = renaming('the name is too short', { name: '远', problem: '昵称至少2个字' });
export const NameNotSaved = renaming('the name was not saved', { error: '请检查网络后重试。' });
export const NameRestored = renaming('the name as it was left by an accident', { isRestored: true });
export const SigningOut = named('a device is being signed out', {
  devices: devicesWith([accountDevices[1]!.id]),
});
export const Closing = named('asked before the account is closed', {
  closing: { isPending: false, error: '' },
});
export const ClosingPending = named('the account is being closed', {
  closing: { isPending: true, error: '' },
});
export const ClosingFailed = named('the account was not closed', {
  closing: { isPending: false, error: '没有收到答复，不能确定是否已经注销。请检查网络后重试。' },
});
export const English: Story = { ...named('in English', {}), globals: { locale: 'en' } };
export const Odd = named('a long name without a break, a long role', {
  person: personWith({
    nick_name: 'WWWWWWWWWWWWWWWW',
    role: { id: 3, name: '一个很长很长的角色名称' },
    uuid: 'SY-0123456789-0123456789',
  }),
});

export const Narrow = phone(named('T9 in a column of 320 px', {}));
export const NarrowUnbound = phone(
  named('T9 without a number in 320 px', {
    person: personWith({ is_bind_mobile: 0, mobile: '', is_password_set: 0 }),
  }),
);
export const NarrowRenaming = phone(
  renaming('T9 the name is refused in 320 px', { problem: '昵称只可修改一次', isRestored: true }),
);
export const NarrowLoading = phone(
  named('T9 loading in 320 px', { person: { status: 'loading' }, devices: { status: 'loading' } }),
);
