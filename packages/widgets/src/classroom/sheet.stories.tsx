import type { Meta, StoryObj } from '@storybook/react-vite';
import { lessonOf } from './classroom-backend.fixtures.ts';
import { ClassroomPicture } from './classroom.fixtures.tsx';

/** The classroom in two widths, where a film is not theirs. */
const meta = {
  parameters: {
    picture: { width: 1240, height: 700 },
    // Two of one name beside each other, as no page would have them.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
} satisfies Meta;
export default meta;

const lesson = lessonOf({}, { course: { id: 4, title: '写作课', charge: 99, is_vip_free: true } });

export const Sheet: StoryObj = {
  render: (_, { globals }) => {
    const locale = globals['locale'] === 'en' ? 'en' : 'zh-CN';
    return (
      <div data-state-sheet="wide" style={{ padding: 24 }}>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 48, alignItems: 'flex-start' }}>
          {[320, 720].map((width) => (
            <div key={width} style={{ inlineSize: `min(${width}px, 100%)`, flex: 'none' }}>
              <ClassroomPicture lesson={lesson} film={{ status: 'closed' }} isVisitor locale={locale} />
            </div>
          ))}
        </div>
      </div>
    );
  },
};
