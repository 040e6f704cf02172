import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { LightTab, LightTabList, LightTabPanel, LightTabs, type LightTabsProps } from './index.ts';

type Given = Partial<Omit<LightTabsProps, 'children' | 'value' | 'defaultValue'>>;

const parts = (
  <>
    <LightTabList label="课程">
      <LightTab id="detail">详情</LightTab>
      <LightTab id="files" isDisabled>
        附件
      </LightTab>
      <LightTab id="notes">笔记</LightTab>
    </LightTabList>
    <LightTabPanel id="detail">二十篇古文</LightTabPanel>
    <LightTabPanel id="notes" isKept>
      <input aria-label="笔记" />
    </LightTabPanel>
  </>
);

const show = (props: Given = {}) =>
  render(
    <LightTabs defaultValue="detail" {...props}>
      {parts}
    </LightTabs>,
  );
const tab = (name: string) => screen.getByRole('tab', { name });
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

it('ties the chosen tab and its panel to each other, and draws no other panel', () => {
  show();
  const panel = screen.getByRole('tabpanel', { name: '详情' });
  expect(tab('详情').getAttribute('aria-controls')).toBe(panel.id);
  expect(screen.getByRole('tablist', { name: '课程' })).toBeDefined();
  expect(document.querySelectorAll('[role="tabpanel"]')).toHaveLength(1);
});

it('is one stop for Tab and goes by arrow keys, Home and End, past what is disabled', async () => {
  const onChange = vi.fn<(value: string) => void>();
  show({ onChange });
  await userEvent.tab();
  const names = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
    await userEvent.keyboard(`{${key}}`);
    names.push(chosen());
    expect(document.activeElement?.textContent).toBe(chosen());
  }
  expect(names).toEqual(['笔记', '详情', '笔记', '详情', '笔记']);
  expect(onChange).toHaveBeenCalledTimes(5);
});

it('goes the other way in text that runs from right to left', async () => {
  render(
    <div dir="rtl" style={{ direction: 'rtl' }}>
      <LightTabs defaultValue="notes">{parts}</LightTabs>
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen()).toBe('详情');
});

it('leaves keys with a modifier to the browser', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(chosen()).toBe('详情');
});

it('waits for Enter when asked to', async () => {
  show({ activation: 'manual' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen()).toBe('详情');
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toBe('笔记');
});

it('leaves the choice to its owner, tells of no choice twice, and takes no press on a disabled tab', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(
    <LightTabs value="detail" onChange={onChange}>
      {parts}
    </LightTabs>,
  );
  await userEvent.click(tab('笔记'));
  await userEvent.click(tab('详情'));
  await userEvent.click(tab('附件'));
  expect(onChange.mock.calls).toEqual([['notes']]);
  expect(chosen()).toBe('详情');
});

it('keeps a panel that is to be kept, out of sight, once it has been seen', async () => {
  show();
  expect(document.querySelector('input')).toBeNull();
  await userEvent.click(tab('笔记'));
  await userEvent.type(screen.getByRole('textbox'), '通假字');
  await userEvent.click(tab('详情'));
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(tab('笔记'));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('通假字');
});

it('is a stop for Tab only where nothing in the panel is one', async () => {
  show();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  await userEvent.click(tab('笔记'));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it('keeps the focus on a panel into which something that takes it comes late', async () => {
  const page = (content: ReactNode) => (
    <LightTabs defaultValue="detail">
      <LightTabList label="课程">
        <LightTab id="detail">详情</LightTab>
      </LightTabList>
      <LightTabPanel id="detail">{content}</LightTabPanel>
    </LightTabs>
  );
  const { rerender } = render(page('正在打开'));
  await userEvent.tab();
  await userEvent.tab();
  const panel = screen.getByRole('tabpanel');
  expect(document.activeElement).toBe(panel);
  rerender(page(<button type="button">下载</button>));
  // Browsers take the focus from what no longer can have it; this document of tests does not.
  expect(panel.getAttribute('tabindex')).toBe('-1');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '下载' }));
});
