import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewsPicture, stateWith } from './reviews.fixtures.tsx';

/** The reviews in two widths. */
const meta = {
  parameters: {
    picture: { width: 1240, height: 1100 },
    // Two of one name beside each other, as no page would have them.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
} satisfies Meta;
export default meta;

const state = stateWith();
const short =
  state.list.status === 'ready'
    ? { ...state, list: { ...state.list, rows: state.list.rows.slice(0, 2) } }
    : state;

export const Sheet: StoryObj = {
  render: (_, { globals }) => {
    const locale = globals['locale'] === 'en' ? 'en' : 'zh-CN';
    return (
      <div data-state-sheet="wide" style={{ padding: 24 }}>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 48, alignItems: 'flex-start' }}>
          {[320, 720].map((width) => (
            <div key={width} style={{ inlineSize: `min(${width}px, 100%)`, flex: 'none' }}>
              <ReviewsPicture state={short} locale={locale} />
            </div>
          ))}
        </div>
      </div>
    );
  },
};
