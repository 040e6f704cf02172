import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { accountDevices } from '../testing/account-scenarios.fixtures.ts';
import { contextIn, devicesWith, personWith, renamingWith, stateWith } from './account-settings.fixtures.ts';
import { AccountSettingsView } from './account-settings.view.tsx';

/** The account in two widths, as it is changed. */
const meta = {
  parameters: {
    picture: { width: 1200, height: 1400 },
    // Accounts of one name beside each other, as no page would have them.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
} satisfies Meta;
export default meta;

/** As much at once as there can be, and no more devices than the sheet at large text is high. */
const state = stateWith({
  person: personWith({ is_bind_mobile: 0, mobile: '', is_password_set: 0 }),
  renaming: renamingWith({ problem: '昵称只可修改一次', error: '请检查网络后重试。', isRestored: true }),
  devices: { ...devicesWith([accountDevices[1]!.id]), devices: accountDevices.slice(0, 2) },
});

/** As wide as the sheet at large text too, where its rows lie beside each other otherwise and leave an account no width. */
const row: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 48,
  alignItems: 'flex-start',
  inlineSize: '100%',
};

export const Sheet: StoryObj = {
  render: (_, { globals }) => {
    const context = contextIn(globals['locale'] === 'en' ? 'en' : 'zh-CN');
    return (
      <div data-state-sheet="wide" style={{ padding: 24 }}>
        <div style={row}>
          {[320, 720].map((width) => (
            <div key={width} style={{ inlineSize: `min(${width}px, 100%)`, flex: 'none' }}>
              <AccountSettingsView state={state} context={context} />
            </div>
          ))}
        </div>
      </div>
    );
  },
};
