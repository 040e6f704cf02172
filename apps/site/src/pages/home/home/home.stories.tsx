import type { Meta, StoryObj } from '@storybook/react-vite';
import { testUser } from '@shuyuan/widgets/testing';
import { offline, silence } from '@shuyuan/widgets/testing';
import { StorySite } from '../../../testing/story-site.tsx';
import { wholeHomeFixture } from '../../../testing/home.fixtures.ts';
import { emptyHomeFixture, homeFixture } from '../../../testing/site.fixtures.ts';

const meta = {
  title: 'Home',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 900 } },
  args: { path: '/' },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

/** AS-10: everything the server has. */
export const Full: Story = { args: { scenario: { home: { index: homeFixture } } } };

export const SignedIn: Story = { args: { user: testUser, scenario: { home: { index: homeFixture } } } };

export const Empty: Story = { args: { scenario: { home: { index: emptyHomeFixture } } } };

export const Slow: Story = { args: { scenario: { home: { index: silence } } } };

export const Failed: Story = { args: { scenario: { home: { index: offline } } } };

/** A block of each kind: courses, columns, videos, articles, anthologies, teachers. */
export const EveryKind: Story = {
  args: { scenario: { home: { index: wholeHomeFixture } } },
  parameters: { picture: { width: 1280, height: 3200 } },
};

export const EveryKindOnAPhone: Story = {
  ...EveryKind,
  parameters: { picture: { width: 390, height: 5200 } },
};

export const EmptyOnAPhone: Story = { ...Empty, parameters: { picture: { width: 390, height: 900 } } };

export const FailedOnAPhone: Story = { ...Failed, parameters: { picture: { width: 390, height: 900 } } };

/** The narrowest window that the site is made for. */
export const Narrow: Story = {
  args: { scenario: { home: { index: homeFixture } } },
  parameters: { picture: { width: 1150, height: 900 } },
};

/** Cards of what costs something beside others, in the narrowest window. */
export const Paid: Story = {
  ...Narrow,
  args: {
    scenario: {
      home: {
        index: {
          ...homeFixture,
          blocks: homeFixture.blocks.map((block) =>
            block.sign === 'article'
              ? {
                  ...block,
                  items: block.items.map((article, index) => ({
                    ...article,
                    charge: index % 3 === 1 ? 1299 : index % 3 === 2 ? 29 : 0,
                    is_vip_free: index % 3 === 1,
                  })),
                }
              : block,
          ),
        },
      },
    },
  },
};
