import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Tab, TabList, TabPanel, Tabs, type TabsProps } from './tabs.tsx';

const View = (props: Omit<TabsProps, 'children'>) => (
  <Tabs {...props}>
    <TabList label="课程">
      <Tab id="detail">课程详情</Tab>
      <Tab id="chapters">课程目录</Tab>
      <Tab id="locked" isDisabled>
        课程附件
      </Tab>
      <Tab id="comments">课程评论</Tab>
    </TabList>
    <TabPanel id="detail">详情</TabPanel>
    <TabPanel id="chapters">目录</TabPanel>
    <TabPanel id="locked">附件</TabPanel>
    <TabPanel id="comments">评论</TabPanel>
  </Tabs>
);

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

it('shows the first panel, named by its tab', () => {
  render(<View />);
  expect(screen.getByRole('tablist', { name: '课程' })).toBeTruthy();
  expect(screen.getByRole('tabpanel', { name: '课程详情' }).textContent).toBe('详情');
});

it('is one stop for Tab and goes by arrow keys, Home and End, past what is disabled', async () => {
  render(<View />);
  await userEvent.tab();
  const names = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'End', 'ArrowLeft', 'Home']) {
    await userEvent.keyboard(`{${key}}`);
    names.push(chosen());
  }
  expect(names).toEqual(['课程目录', '课程评论', '课程详情', '课程评论', '课程目录', '课程详情']);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

it('waits for Enter when asked to', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<View activation="manual" onChange={onChange} />);
  onChange.mockClear();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen()).toBe('课程详情');
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toBe('课程目录');
  expect(onChange.mock.calls).toEqual([['chapters']]);
});

it('leaves the choice to its owner when given one', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const { rerender } = render(<View value="detail" onChange={onChange} />);
  onChange.mockClear();
  await userEvent.click(screen.getByRole('tab', { name: '课程评论' }));
  expect(onChange.mock.calls).toEqual([['comments']]);
  expect(chosen()).toBe('课程详情');
  rerender(<View value="comments" onChange={onChange} />);
  expect(chosen()).toBe('课程评论');
});

it('starts where it is told and takes no press on a disabled tab', async () => {
  render(<View defaultValue="chapters" />);
  await userEvent.click(screen.getByRole('tab', { name: '课程附件' }));
  expect(chosen()).toBe('课程目录');
});

it('tells its owner of no choice that nobody made', () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<View onChange={onChange} />);
  expect(onChange).not.toHaveBeenCalled();
});
