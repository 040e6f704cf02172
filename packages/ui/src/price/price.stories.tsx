import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Inline, Stack, Text } from '../layout/index.ts';
import { Price, type PriceProps } from './price.tsx';

const meta = {
  component: Price,
  args: { amount: 199 },
  parameters: {
    usage: {
      use: [
        'For what a course, a book, a membership or an order costs.',
        'Give originalAmount when there is a discount: the old price is struck through and named as old for those who listen.',
        'In orders and tables take the neutral tone, and keepsCents so that the figures of a column stand below each other.',
      ],
      avoid: [
        'For points or a number of people: take CountText.',
        'For a price inside a sentence or on a button: formatPrice gives the same figures as a string.',
      ],
      parts: {
        amount: 'The figures with their sign, or the word for free.',
        original: 'The old price, struck through.',
      },
      limits: [
        'Amounts are in yuan; there is no other currency.',
        'More than two decimals are rounded to the nearest cent.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Price>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Amount: Story = {};
export const Discounted: Story = { args: { amount: '199.00', originalAmount: '399.00' } };
export const Free: Story = { args: { amount: 0 } };
export const From: Story = { args: { amount: 49, isFrom: true } };
export const PerYear: Story = { args: { amount: 298, originalAmount: 365, per: '年' } };
export const English: Story = {
  globals: { locale: 'en' },
  args: { amount: 49.5, originalAmount: 99, isFrom: true },
};

/** Figures stand below each other: every one is as wide as the others. */
export const InAColumn: Story = {
  parameters: { picture: { width: 320, height: 220 } },
  render: () => (
    <Stack gap={8} align="end">
      {[1299, 111.1, 0, -20].map((amount) => (
        <Price key={amount} amount={amount} tone="neutral" size="small" keepsCents />
      ))}
      <Text size="small" tone="muted">
        合计4项
      </Text>
    </Stack>
  ),
};

const kinds: Record<string, PriceProps> = {
  amount: { amount: 1299 },
  cents: { amount: '99.50' },
  discounted: { amount: 199, originalAmount: 399 },
  free: { amount: 0, originalAmount: 49 },
  from: { amount: 49, isFrom: true },
  'per year': { amount: 298, per: '年' },
  refund: { amount: -20, tone: 'neutral' },
};

export const Sheet: Story = {
  parameters: { picture: { width: 860, height: 190 } },
  render: () => (
    <Stack gap={20}>
      {(['small', 'standard', 'large'] as const).map((size) => (
        <Inline key={size} gap={32} align="baseline">
          {Object.entries(kinds).map(([kind, props]) => (
            <Price key={kind} size={size} {...props} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
