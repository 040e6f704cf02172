import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CountText } from './count-text.tsx';
import { formatCount } from './format-count.ts';

it.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [9_999, '9999', '9.9K'],
  [10_000, '1万', '10K'],
  [12_345, '1.2万', '12.3K'],
  [19_999, '1.9万', '19.9K'],
  [100_000, '10万', '100K'],
  [99_999_999, '9999.9万', '99.9M'],
  [123_456_789, '1.2亿', '123.4M'],
])('says %d as %s', (count, chinese, english) => {
  expect(formatCount(count, 'zh-CN')).toBe(chinese);
  expect(formatCount(count, 'en')).toBe(english);
});

it('keeps the exact number in its title once it is shortened', () => {
  render(
    <>
      <CountText value={12_345} />
      <CountText value={345} />
    </>,
  );
  expect(screen.getByText('1.2万').getAttribute('title')).toBe('12,345');
  expect(screen.getByText('345').hasAttribute('title')).toBe(false);
});
