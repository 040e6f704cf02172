import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticleEditorPicture, stateWith } from './article-editor.fixtures.tsx';

/** The article editor with its outline, its text and its panel, in both themes. */
const meta = {
  parameters: { layout: 'fullscreen', picture: { width: 1440, height: 1300 } },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = {
  render: (_, { globals }) => (
    <div data-state-sheet="wide">
      <ArticleEditorPicture state={stateWith()} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />
    </div>
  ),
};
