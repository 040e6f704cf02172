import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { contextIn, formWith, listOf, openWith, stateWith } from './record-library.fixtures.ts';
import { RecordLibraryView } from './record-library.view.tsx';

/** The list and an open recording at once, in three widths. */
const meta = {
  parameters: {
    picture: { width: 1680, height: 2300 },
    // Libraries of one name beside each other, as no page would have them.
    a11y: {
      config: {
        rules: [{ id: 'landmark-unique', enabled: false }],
      },
    },
  },
} satisfies Meta;
export default meta;

const list = stateWith({
  query: { categoryId: 11, keywords: '' },
  list: listOf(5),
  naming: { on: { kind: 'rename', id: 2 }, name: '小组', isSaving: false, error: '已经有同名的分类' },
});

/** As wide as the sheet at large text too, where its rows lie beside each other otherwise and leave a library no width. */
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
    const drawn = (width: number, state: typeof list, key: string) => (
      <div key={key} style={{ inlineSize: `min(${width}px, 100%)`, flex: 'none' }}>
        <RecordLibraryView state={state} context={context} />
      </div>
    );
    return (
      <div data-state-sheet="wide" style={{ display: 'grid', gap: 48, padding: 24 }}>
        <div style={row}>
          {drawn(320, { ...list, isTreeOpen: true }, 'narrow')}
          {drawn(1072, list, 'wide')}
        </div>
        <div style={row}>
          {drawn(320, stateWith({ open: openWith({ hasJustShared: true }) }), 'narrow-open')}
          {drawn(
            1072,
            stateWith({ open: openWith({ editing: formWith({ error: '请检查网络后重试。' }) }) }),
            'wide-open',
          )}
        </div>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const bars = await within(canvasElement).findAllByRole('slider');
    for (const bar of bars) await waitFor(() => expect(bar).toBeEnabled());
  },
};
