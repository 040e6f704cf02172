import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Button } from '../button/button.tsx';
import { ToggleButton, ToggleButtonGroup } from '../toggle-button/index.ts';
import { Toolbar, ToolbarGroup, ToolbarSeparator, type ToolbarProps } from './index.ts';

const show = (props: Partial<ToolbarProps> = {}) =>
  render(
    <Toolbar label="批注" {...props}>
      <Button>撤销</Button>
      <ToolbarSeparator />
      <ToolbarGroup label="插入">
        <Button>图片</Button>
        <Button>链接</Button>
      </ToolbarGroup>
      <ToggleButtonGroup label="对齐">
        <ToggleButton id="start">左</ToggleButton>
      </ToggleButtonGroup>
    </Toolbar>,
  );

const focused = () => document.activeElement?.textContent;

it('is one stop for Tab, and is entered where it was left', async () => {
  show();
  await userEvent.tab();
  expect(focused()).toBe('撤销');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('链接');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('左');
  await userEvent.keyboard('{ArrowLeft}');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('链接');
});

it('goes by the other arrow keys when it stands upright', async () => {
  show({ orientation: 'vertical' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('图片');
});

it('names itself and its groups, and draws its lines across', () => {
  show();
  expect(screen.getByRole('toolbar', { name: '批注' }).getAttribute('aria-orientation')).toBe('horizontal');
  expect(screen.getByRole('group', { name: '插入' })).toBeDefined();
  expect(screen.getByRole('separator').getAttribute('aria-orientation')).toBe('vertical');
});
