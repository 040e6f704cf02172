import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BookIcon } from '../icons/index.ts';
import { ToggleButton, ToggleButtonGroup } from './index.ts';

const buttons = [
  <ToggleButton key="day" id="day">
    日
  </ToggleButton>,
  <ToggleButton key="week" id="week">
    周
  </ToggleButton>,
];

it('stays on until it is pressed again', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  render(<ToggleButton onChange={onChange}>关注</ToggleButton>);
  const button = screen.getByRole('button', { name: '关注', pressed: false });
  await userEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

it('goes by its name when it is a picture alone, and stays with what its owner holds', async () => {
  render(<ToggleButton label="正文" icon={<BookIcon />} isSelected={false} />);
  await userEvent.click(screen.getByRole('button', { name: '正文' }));
  expect(screen.getByRole('button', { pressed: false })).toBeDefined();
});

it('hands over the one that is on, or null', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  render(
    <ToggleButtonGroup label="课表" defaultValue="day" onChange={onChange}>
      {buttons}
    </ToggleButtonGroup>,
  );
  await userEvent.click(screen.getByRole('radio', { name: '周' }));
  await userEvent.click(screen.getByRole('radio', { name: '周' }));
  expect(onChange.mock.calls).toEqual([['week'], [null]]);
});

it('keeps one on when one is needed', async () => {
  render(
    <ToggleButtonGroup label="课表" defaultValue="day" isRequired>
      {buttons}
    </ToggleButtonGroup>,
  );
  await userEvent.click(screen.getByRole('radio', { name: '日' }));
  expect(screen.getByRole('radio', { checked: true }).textContent).toBe('日');
});

it('hands over all that are on, and stays with what its owner holds', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  render(
    <ToggleButtonGroup label="只看" selection="multiple" value={['day']} onChange={onChange}>
      {buttons}
    </ToggleButtonGroup>,
  );
  await userEvent.click(screen.getByRole('button', { name: '周' }));
  expect(onChange.mock.calls).toEqual([[['day', 'week']]]);
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
});

it('is one stop for Tab, and arrow keys change nothing', async () => {
  render(
    <ToggleButtonGroup label="课表" defaultValue="day">
      {buttons}
    </ToggleButtonGroup>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '周', checked: false }));
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});
