import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/ui-provider.tsx';
import { Tree, TreeItem, type TreeProps } from './tree.tsx';

const View = (props: Partial<TreeProps>) => (
  <Tree label="课程目录" {...props}>
    {props.children ?? [
      <TreeItem key="one" id="one" title="第一章">
        <TreeItem id="one-1" title="诵读" href="/lessons/one-1" />
        <TreeItem id="one-2" title="讲解" isDisabled />
      </TreeItem>,
      <TreeItem key="two" id="two" title="第二章">
        <TreeItem id="two-1" title="写作" />
      </TreeItem>,
    ]}
  </Tree>
);

const item = (name: string) => screen.getByRole('row', { name });
const names = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'));

it('is a tree with levels, closed at first', () => {
  render(<View />);
  expect(screen.getByRole('treegrid', { name: '课程目录' })).toBeTruthy();
  expect(names()).toEqual(['第一章', '第二章']);
  expect(item('第一章').getAttribute('aria-expanded')).toBe('false');
});

it('opens and closes by the arrow keys, and goes in and out', async () => {
  const onExpandedChange = vi.fn<(expanded: string[]) => void>();
  render(<View onExpandedChange={onExpandedChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(names()).toEqual(['第一章', '诵读', '讲解', '第二章']);
  expect(item('诵读').getAttribute('aria-level')).toBe('2');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(item('诵读'));
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(names()).toEqual(['第一章', '第二章']);
  expect(onExpandedChange.mock.calls).toEqual([[['one']], [[]]]);
});

it('opens by its button', async () => {
  render(<View />);
  await userEvent.click(within(item('第二章')).getByRole('button'));
  expect(screen.getByRole('row', { name: '写作' })).toBeTruthy();
});

it('leaves what is open to its owner when told', async () => {
  const { rerender } = render(<View expanded={['two']} />);
  await userEvent.click(within(item('第一章')).getByRole('button'));
  expect(names()).toEqual(['第一章', '第二章', '写作']);
  rerender(<View expanded={[]} />);
  expect(names()).toEqual(['第一章', '第二章']);
});

it('chooses items, each for itself, and never what is disabled', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  render(<View selection="multiple" defaultExpanded={['one']} onChange={onChange} />);
  await userEvent.click(within(item('第一章')).getByRole('checkbox'));
  await userEvent.click(screen.getByText('讲解'));
  expect(onChange.mock.calls).toEqual([[['one']]]);
});

it('follows the link of a lesson through the router of the page, once', async () => {
  const navigate = vi.fn<(href: string) => void>();
  render(
    <UiProvider locale="zh-CN" navigate={navigate}>
      <View defaultExpanded={['one']} />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('link', { name: '诵读' }));
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  expect(navigate.mock.calls).toEqual([['/lessons/one-1'], ['/lessons/one-1']]);
});

it('marks where the reader is', () => {
  render(
    <View>
      <TreeItem id="a" title="诵读" href="/a" isCurrent />
    </View>,
  );
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe('page');
});

it('shows that lessons are on their way, then shows them', async () => {
  function Lazy() {
    const [lessons, setLessons] = useState<string[]>([]);
    return (
      <>
        <Tree label="课程目录">
          <TreeItem id="one" title="第一章" hasChildren>
            {lessons.map((title) => (
              <TreeItem key={title} id={title} title={title} />
            ))}
          </TreeItem>
        </Tree>
        <button type="button" onClick={() => setLessons(['诵读', '讲解'])}>
          到了
        </button>
      </>
    );
  }
  render(<Lazy />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(names()).toEqual(['第一章', '加载中']);
  await userEvent.click(screen.getByRole('button', { name: '到了' }));
  expect(names()).toEqual(['第一章', '诵读', '讲解']);
});

it('says in words that there is nothing', () => {
  render(<View>{[]}</View>);
  expect(screen.getByText('暂无内容')).toBeTruthy();
});
