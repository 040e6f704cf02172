import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { listOf, stateWith, StudyCenterPicture } from './study-center.fixtures.tsx';

/** The study center in two widths, with an article in every state. */
const meta = {
  parameters: {
    picture: { width: 1240, height: 1100 },
    // Two of one name beside each other, as no page would have them.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
} satisfies Meta;
export default meta;

const rows = listOf('collected');

/** No more articles than the sheet at large text is high. */
const state = stateWith('collected', {
  list: { ...rows, rows: rows.rows.slice(0, 3), total: 3 },
  putBack: ['article 302'],
});

const row: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 48,
  alignItems: 'flex-start',
  inlineSize: '100%',
};

export const Sheet: StoryObj = {
  render: (_, { globals }) => {
    const locale = globals['locale'] === 'en' ? 'en' : 'zh-CN';
    return (
      <div data-state-sheet="wide" style={{ padding: 24 }}>
        <div style={row}>
          {[320, 760].map((width) => (
            <div key={width} style={{ inlineSize: `min(${width}px, 100%)`, flex: 'none' }}>
              <StudyCenterPicture state={state} locale={locale} />
            </div>
          ))}
        </div>
      </div>
    );
  },
};
