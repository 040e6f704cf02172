import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Image } from '../image/image.tsx';
import { landscape, portrait } from '../image/pictures.fixtures.ts';
import { Card } from '../card/card.tsx';
import { Heading, Stack, Text } from '../layout/index.ts';
import { LinkButton } from '../link-button/link-button.tsx';
import { Carousel, CarouselSlide } from './carousel.tsx';

const usage = {
  use: [
    'For two to five things of one kind at the head of a page, of which the first is enough: announcements, recommended courses.',
    'For pictures that belong together and are looked at one by one.',
  ],
  avoid: [
    'Not for what everybody has to see: most readers never go on to the second slide.',
    'For many things that are compared take a Grid of cards.',
    'For pictures over the page, to be looked at closely, take a LightBox.',
  ],
  keys: [
    ['Tab', 'Goes to the pause button, the dots, previous and next, then into the slide that is shown.'],
    ['Enter or Space', 'Presses them.'],
    ['Left and Right', 'On a slide: go to the one before and after, as a swipe does.'],
  ],
  parts: {
    controls: 'The row of buttons.',
    dots: 'What holds the dots.',
    dot: 'The button of one slide; aria-current marks the one shown.',
    track: 'What scrolls; a swipe moves it.',
    slide: 'A slide. Those that are not shown are inert.',
  },
  limits: [
    'One slide is shown at a time.',
    'From the last to the first it glides back past all others.',
    'It stops while the pointer or the focus is in a slide, while the page is out of sight, and for readers who asked for reduced motion until they press play.',
    'The focus goes along when a slide is swiped away, but not to the same place in the next one.',
  ],
} satisfies Usage;

const courses = [
  { label: '桃花源记精读', words: '跟着渔人走进桃源，读懂东晋文人的精神家园。', picture: landscape },
  { label: '名师面对面', words: '每周四晚八点，和主讲老师聊一篇古文。', picture: portrait },
  { label: '春日写作营', words: '二十一天，每天三百字，写完一个春天。', picture: landscape },
];

const pictures = courses.map(({ label, picture }) => (
  <CarouselSlide key={label} label={label}>
    <Image src={picture} alt={label} ratio="16:9" />
  </CarouselSlide>
));

const cards = courses.map(({ label, words }) => (
  <CarouselSlide key={label} label={label}>
    <Card>
      <Stack gap={12} align="start">
        <Heading level={3}>{label}</Heading>
        <Text>{words}</Text>
        <LinkButton href="/courses" tone="action">
          查看课程
        </LinkButton>
      </Stack>
    </Card>
  </CarouselSlide>
));

const meta = {
  component: Carousel,
  subcomponents: { CarouselSlide },
  parameters: { usage, picture: { width: 560, height: 400 } },
  args: { label: '推荐课程', children: pictures, onChange: fn() },
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pictures: Story = {};
export const StartsElsewhere: Story = { args: { defaultIndex: 1 } };
export const Words: Story = {
  args: { children: cards },
  parameters: { picture: { width: 560, height: 260 } },
};
export const PlaysByItself: Story = { args: { autoPlay: 6 } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultIndex: 1, children: cards },
  parameters: { picture: { width: 560, height: 260 } },
  play: async ({ canvasElement }) => {
    const track = canvasElement.querySelector('[data-part="track"]') as HTMLElement;
    const slides = track.querySelectorAll('[data-part="slide"]');
    await waitFor(() =>
      expect(slides[1]?.getBoundingClientRect().left).toBeCloseTo(track.getBoundingClientRect().left, 0),
    );
  },
};

export const GoesOnByKeyboardAndSwipe: Story = {
  args: { children: cards },
  parameters: { picture: { width: 560, height: 260 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const track = canvasElement.querySelector('[data-part="track"]') as HTMLElement;
    const slides = track.querySelectorAll('[data-part="slide"]');
    canvas.getByRole('button', { name: '下一张' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await waitFor(() =>
      expect(slides[1]?.getBoundingClientRect().left).toBeCloseTo(track.getBoundingClientRect().left, 0),
    );
    // The simulated Tab key knows nothing of inert; the browser's own focus does.
    const [hidden, shown] = [...slides].map((slide) => slide.querySelector('a'));
    shown?.focus();
    await expect(shown).toHaveFocus();
    hidden?.focus();
    await expect(shown).toHaveFocus();
    track.scrollLeft = track.clientWidth * 2;
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(2));
    await waitFor(() => expect(slides[2]).toHaveFocus());
  },
};

export const PlaysAtAPressAndWaitsUnderThePointer: Story = {
  parameters: { picture: false },
  args: { autoPlay: 0.4, children: cards },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isStill) {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    }
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await userEvent.hover(canvasElement.querySelector('[data-part="track"]') as HTMLElement);
    const before = (args.onChange as ReturnType<typeof fn>).mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await expect(args.onChange).toHaveBeenCalledTimes(before);
    await userEvent.click(canvas.getByRole('button', { name: '暂停轮播' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '开始轮播' })).toBeVisible());
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 640, height: 640 } },
  render: () => (
    <Stack gap={32}>
      <Carousel label="推荐课程" defaultIndex={1} autoPlay={6}>
        {pictures}
      </Carousel>
      <Carousel label="公告">{cards}</Carousel>
    </Stack>
  ),
};
