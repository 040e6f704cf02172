import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { Rating, RatingField } from './index.ts';

const star = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

it('speaks its number once, in the language of the page', () => {
  const { container } = render(
    <UiProvider locale="en">
      <Rating value={4.46} count={12_800} />
    </UiProvider>,
  );
  expect(screen.getByRole('img', { name: '4.5 out of 5' })).toBeDefined();
  expect(container.querySelector('[data-part="score"]')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.textContent).toBe('4.512.8K ratings');
});

it('says that nobody has rated, and never more than five stars or fewer than none', () => {
  const { rerender } = render(<Rating value={null} />);
  expect(screen.getByRole('img', { name: '暂无评分' })).toBeDefined();
  rerender(<Rating value={7} isNumberHidden />);
  expect(screen.getByRole('img', { name: '5.0分，满分5分' })).toBeDefined();
  rerender(<Rating value={-1} />);
  expect(screen.getByRole('img', { name: '0.0分，满分5分' })).toBeDefined();
});

it('hands over a number of stars, and shows what it means', async () => {
  const onChange = vi.fn<(value: number) => void>();
  const { container } = render(<RatingField label="这门课怎么样" onChange={onChange} />);
  await userEvent.click(star('4星，不错'));
  expect(onChange.mock.calls).toEqual([[4]]);
  expect(star('4星，不错').checked).toBe(true);
  expect(container.querySelector('[data-part="verdict"]')?.textContent).toBe('不错');
});

it('stays with what its owner holds, in words of its owner', async () => {
  render(<RatingField label="难度" value={2} verdicts={['易', '较易', '适中', '较难', '难']} />);
  await userEvent.click(star('5星，难'));
  expect(star('2星，较易').checked).toBe(true);
});

it('sends its stars with the form', async () => {
  const { container } = render(
    <form>
      <RatingField label="这门课怎么样" name="stars" defaultValue={3} />
    </form>,
  );
  await userEvent.click(star('5星，很好'));
  expect(new FormData(container.querySelector('form') ?? undefined).get('stars')).toBe('5');
});

it('says that it is required and what is wrong, and cannot be reached when it is disabled', async () => {
  const { rerender } = render(
    <RatingField label="这门课怎么样" isRequired errorMessage="请先选择星级" description="匿名" />,
  );
  const group = screen.getByRole('radiogroup', { name: '这门课怎么样', description: '请先选择星级 匿名' });
  expect(group.getAttribute('aria-required')).toBe('true');
  expect(group.getAttribute('aria-invalid')).toBe('true');
  rerender(<RatingField label="这门课怎么样" isDisabled />);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});
