import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../.storybook/usage.ts';
import { HostProvider } from '../host/index.ts';
import { createTestHost } from '../testing/index.ts';
import { DownloadButton, ShareButton } from './index.ts';
import { ShareDialog } from './share-dialog.tsx';
import { shareButtonStrings } from './share-button.strings.ts';

const usage: Usage = {
  use: [
    'Beside a course, a video or a column: its address to copy, and as a picture for a telephone.',
    'Beside a file of a course, to download it: the server says whether the reader may.',
  ],
  avoid: ['For a file of the person’s own: the download asks the server whether it may be had.'],
  keys: [['Enter, Space', 'Opens the dialog, or asks for the file.']],
};

const address = 'https://shuyuan.example/course/7';
const never = () => new Promise<never>(() => {});
const courses = { attachment: never, lessonFile: never };

/** The buttons at rest, and the dialog that one of them opens. */
const meta: Meta = {
  parameters: { usage, picture: { width: 480, height: 480 } },
  decorators: [
    (Story, { globals }) => (
      <HostProvider host={createTestHost({ locale: globals['locale'] === 'en' ? 'en' : 'zh-CN' })}>
        <Story />
      </HostProvider>
    ),
  ],
};
export default meta;

export const Share: StoryObj = { render: () => <ShareButton address={address} name="把话写清楚" /> };

export const Download: StoryObj = {
  render: () => <DownloadButton courses={courses} file={{ course: 7, attachment: 1 }} name="讲义" />,
};

export const ShareOpen: StoryObj = {
  name: 'what is shared',
  render: (_, { globals }) => (
    <ShareDialog
      address={address}
      name="把话写清楚"
      strings={shareButtonStrings[globals['locale'] === 'en' ? 'en' : 'zh-CN']}
      isOpen
      onClose={() => {}}
    />
  ),
};
