import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { RangeSlider, Slider, type SliderProps, type SliderRange } from './index.ts';

const show = (props: Partial<SliderProps> = {}) => <Slider label="音量" {...props} />;
const slider = (name = '音量') => screen.getByRole<HTMLInputElement>('slider', { name });

it('goes by steps, by tenths and to its ends', async () => {
  const onChange = vi.fn<(value: number) => void>();
  render(show({ defaultValue: 50, step: 5, onChange }));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{PageUp}{End}{Home}');
  expect(onChange.mock.calls).toEqual([[55], [65], [100], [0]]);
});

it('says when it has come to rest', async () => {
  const onChangeEnd = vi.fn<(value: number) => void>();
  render(show({ defaultValue: 50, onChangeEnd }));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onChangeEnd.mock.calls).toEqual([[49]]);
});

it('stays with what its owner holds', async () => {
  render(show({ value: 50 }));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(slider().value).toBe('50');
});

it('shows and speaks its value in the words of its owner', async () => {
  render(show({ defaultValue: 1, maxValue: 2, formatValue: (value) => `${value}倍` }));
  expect(slider().getAttribute('aria-valuetext')).toBe('1倍');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(slider().getAttribute('aria-valuetext')).toBe('2倍');
  expect(screen.getByRole('status').textContent).toBe('2倍');
});

it('speaks what it does not show, and reads out its help', () => {
  render(show({ isLabelHidden: true, isValueHidden: true, defaultValue: 30, description: '仅本机' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(slider().getAttribute('aria-valuetext')).toBe('30');
  expect(screen.getByRole('slider', { description: '仅本机' })).toBe(slider());
});

it('names both ends of a range in the language of the page, and keeps them in order', async () => {
  const onChange = vi.fn<(value: SliderRange) => void>();
  render(
    <UiProvider locale="en">
      <RangeSlider label="Price" defaultValue={[40, 41]} names={['from', 'to']} onChange={onChange} />
    </UiProvider>,
  );
  slider('Minimum Price').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(onChange.mock.lastCall).toEqual([[41, 41]]);
  expect([slider('Minimum Price').name, slider('Maximum Price').name]).toEqual(['from', 'to']);
});

it('cannot be reached when it is disabled', async () => {
  render(show({ isDisabled: true }));
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});
