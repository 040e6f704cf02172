import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Columns, Inline, Stack } from '../layout/index.ts';
import { Rating, RatingField } from './index.ts';

const usage: Usage = {
  use: [
    'Rating, to show what others thought of a course, a lesson or a teacher.',
    'RatingField, to ask for it: once, after something has been finished.',
  ],
  avoid: [
    'For a share of something, such as progress or a mark in an exam: take Meter or Progress.',
    'For yes or no about one article: take ToggleButton.',
    'For more than one question at a time: stars tire, words do not. Take RadioGroup.',
  ],
  keys: [
    ['Tab', 'Goes to the chosen star, or to the first.'],
    ['Arrow keys', 'One star more or fewer, round the ends.'],
    ['Space', 'Chooses the star in focus.'],
  ],
  parts: {
    stars: 'The row of stars that is read.',
    score: 'The number beside them.',
    count: 'How many people have rated.',
    label: 'The question.',
    choices: 'The stars that are chosen, and what they mean.',
    choice: 'One of them.',
    verdict: 'What the chosen number means.',
    description: 'The help.',
    error: 'What is wrong.',
  },
  limits: [
    'A field takes whole stars, and a choice cannot be taken back, only changed.',
    'Arrow keys are those of the browser: in text from right to left some browsers turn them and some do not.',
  ],
};

const meta = {
  component: Rating,
  parameters: { usage, picture: { width: 480, height: 160 } },
  args: { value: 4.5, count: 1286 },
} satisfies Meta<typeof Rating>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SaysTheNumberThatItShows: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '4.5分，满分5分' })).toBeVisible();
  },
};
export const NobodyHasRated: Story = { args: { value: null, count: 0 } };
export const StarsAlone: Story = { args: { isNumberHidden: true, size: 'small' } };

const onChange = fn();

export const IsChosenByArrowKeys: Story = {
  render: () => <RatingField label="这门课怎么样" description="只有学完的人可以评价。" onChange={onChange} />,
  play: async ({ canvasElement }) => {
    onChange.mockClear();
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1星，很差' })).toHaveFocus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4星，不错' })).toBeChecked();
    await expect(onChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByText('不错')).toBeVisible();
  },
};

export const TellsWhatIsWrong: Story = {
  render: () => <RatingField label="这门课怎么样" isRequired errorMessage="请先选择星级" />,
};

export const Sheet: Story = {
  parameters: { picture: { width: 760, height: 480 } },
  render: () => (
    <Columns gap={40}>
      <Stack gap={20}>
        {[5, 4.5, 3.7, 2.1, 0.5, 0].map((value) => (
          <Rating key={value} value={value} count={Math.round(value * 2480)} />
        ))}
        <Rating value={null} />
        <Inline gap={20}>
          <Rating value={4.3} size="small" isNumberHidden />
          <Rating value={4.3} size="small" />
          <Rating value={4.3} size="large" />
        </Inline>
      </Stack>
      <Stack gap={24}>
        <RatingField label="这门课怎么样" isRequired description="只有学完的人可以评价。" />
        <RatingField label="难度" defaultValue={4} verdicts={['很容易', '较容易', '适中', '较难', '很难']} />
        <RatingField label="老师讲得清楚吗" errorMessage="请先选择星级" />
        <RatingField label="已评价" isDisabled defaultValue={3} />
      </Stack>
    </Columns>
  ),
};
