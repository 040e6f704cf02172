import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { MediaPicture, ofKind, stateWith, uploadsOfEveryState } from './media-library.fixtures.tsx';

/** The library in two widths: cards with uploads, and rows. */
const meta = {
  parameters: {
    picture: { width: 1480, height: 2300 },
    // Libraries of one name beside each other, as no page would have them.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
} satisfies Meta;
export default meta;

const states = [
  stateWith({ uploads: uploadsOfEveryState.slice(0, 3), place: { ...stateWith().place, folder: 1 } }),
  ofKind('video'),
  ofKind('file'),
];

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
      <div data-state-sheet="wide" style={{ display: 'grid', gap: 48, padding: 24 }}>
        {states.map((state) => (
          <div key={state.place.kind} style={row}>
            {[320, 960].map((width) => (
              <div key={width} style={{ inlineSize: `min(${width}px, 100%)`, flex: 'none' }}>
                <MediaPicture state={state} locale={locale} />
              </div>
            ))}
          </div>
        ))}
      </div>
    );
  },
};
