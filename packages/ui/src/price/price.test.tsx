import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { formatPrice } from './format-price.ts';
import { Price, type PriceProps } from './price.tsx';

it.each([
  [99, '¥99'],
  ['99.00', '¥99'],
  [99.5, '¥99.50'],
  ['1299', '¥1,299'],
  [1.005, '¥1.01'],
  [0.1 + 0.2, '¥0.30'],
  [-20, '−¥20'],
  [-0.001, '¥0'],
  ['面议', '面议'],
  ['', ''],
])('writes %j as %s', (amount, text) => {
  expect(formatPrice(amount)).toBe(text);
});

const spoken = (props: PriceProps) => {
  const { container } = render(<Price {...props} />);
  container.querySelectorAll('[aria-hidden]').forEach((seen) => seen.remove());
  return container.textContent;
};

it('is heard as a sentence in which the old price is named as old', () => {
  expect(spoken({ amount: '199', originalAmount: '399.00' })).toBe('现价199元，原价399元');
  expect(spoken({ amount: 99, isFrom: true })).toBe('99元起');
  expect(spoken({ amount: 298, per: '年' })).toBe('每年 298元');
  expect(spoken({ amount: -20, keepsCents: true })).toBe('负20.00元');
  expect(spoken({ amount: 0, originalAmount: 49 })).toBe('现价免费，原价49元');
});

it('strikes only a price that was higher', () => {
  const { container, rerender } = render(<Price amount={99} originalAmount={199} />);
  expect(container.querySelector('del')?.textContent).toBe('¥199');
  rerender(<Price amount={99} originalAmount="99.00" />);
  expect(container.querySelector('del')).toBeNull();
  rerender(<Price amount={99} originalAmount={null} />);
  expect(container.querySelector('del')).toBeNull();
});

it('calls nothing to pay free, but not in a column of figures', () => {
  const { container, rerender } = render(<Price amount="0.00" />);
  expect(container.querySelector('[data-part="amount"]')?.textContent).toBe('免费');
  rerender(<Price amount="0.00" keepsCents />);
  expect(container.querySelector('[data-part="amount"]')?.textContent).toBe('¥0.00');
});

it('shows what is no amount as it came, and speaks the language of the page', () => {
  render(
    <UiProvider locale="en">
      <Price amount="ask us" />
      <Price amount={99} originalAmount={199} isFrom />
    </UiProvider>,
  );
  expect(screen.getByText('ask us')).toBeDefined();
  expect(screen.getByText('Now from 99 yuan, was 199 yuan')).toBeDefined();
});
