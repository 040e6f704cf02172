import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/ui-provider.tsx';
import { Tag, TagGroup, type TagGroupProps } from './tag-group.tsx';

const View = (props: Partial<TagGroupProps>) => (
  <TagGroup label="学科" {...props}>
    {props.children ?? [
      <Tag key="a" id="a">
        古文
      </Tag>,
      <Tag key="b" id="b">
        诗词
      </Tag>,
      <Tag key="c" id="c" isDisabled>
        书法
      </Tag>,
    ]}
  </TagGroup>
);

const tag = (name: string) => screen.getByRole('row', { name });
const chosen = () => screen.queryAllByRole('row', { selected: true }).map((each) => each.textContent);

it('takes its name from its label, hidden or not', () => {
  const { rerender } = render(<View />);
  expect(screen.getByRole('grid', { name: '学科' })).toBeTruthy();
  rerender(<View isLabelHidden />);
  expect(screen.getByRole('grid', { name: '学科' })).toBeTruthy();
  expect(screen.queryByText('学科')).toBeNull();
});

it('chooses as many as wanted, past what is disabled', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  render(<View selection="multiple" onChange={onChange} />);
  await userEvent.click(tag('古文'));
  await userEvent.keyboard('{ArrowRight} {ArrowRight}');
  await userEvent.click(tag('书法'));
  expect(chosen()).toEqual(['古文', '诗词']);
  expect(onChange.mock.calls).toEqual([[['a']], [['a', 'b']]]);
});

it('keeps one chosen when one is required', async () => {
  render(<View selection="single" defaultValue={['a']} isRequired />);
  await userEvent.click(tag('古文'));
  expect(chosen()).toEqual(['古文']);
  await userEvent.click(tag('诗词'));
  expect(chosen()).toEqual(['诗词']);
});

it('leaves the choice to its owner when given one', async () => {
  render(<View selection="single" value={['b']} />);
  await userEvent.click(tag('古文'));
  expect(chosen()).toEqual(['诗词']);
});

it('takes one away by its button or the Delete key, and keeps the focus near', async () => {
  const onRemove = vi.fn<(ids: string[]) => void>();
  function Held() {
    const [names, setNames] = useState(['林溪', '周舟', '沈言']);
    return (
      <TagGroup
        label="学习小组"
        onRemove={(ids) => {
          onRemove(ids);
          setNames((before) => before.filter((name) => !ids.includes(name)));
        }}
      >
        {names.map((name) => (
          <Tag key={name} id={name}>
            {name}
          </Tag>
        ))}
      </TagGroup>
    );
  }
  render(<Held />);
  await userEvent.click(within(tag('周舟')).getByRole('button'));
  expect(screen.queryByRole('row', { name: '周舟' })).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Delete}');
  expect(onRemove).toHaveBeenCalledTimes(2);
  expect(document.activeElement?.getAttribute('role')).toBe('row');
});

it('says in words that there is none', () => {
  render(<View>{[]}</View>);
  expect(screen.getByText('无')).toBeTruthy();
});

it('describes itself, and tells what is wrong', () => {
  render(<View description="最多三个" errorMessage="选得太多了" />);
  const ids = (screen.getByRole('grid').getAttribute('aria-describedby') ?? '').split(' ');
  const words = new Set(ids.map((id) => document.getElementById(id)?.textContent));
  expect(words).toEqual(new Set(['最多三个', '选得太多了']));
});

it('goes to links through the router of the page', async () => {
  const navigate = vi.fn<(href: string) => void>();
  render(
    <UiProvider locale="zh-CN" navigate={navigate}>
      <View>
        <Tag id="prose" href="/topics/prose">
          古文
        </Tag>
      </View>
    </UiProvider>,
  );
  await userEvent.click(tag('古文'));
  expect(navigate.mock.calls[0]?.[0]).toBe('/topics/prose');
});

it('stops altogether when it is disabled', async () => {
  render(<View selection="single" isDisabled />);
  await userEvent.click(tag('古文'));
  expect(chosen()).toEqual([]);
});
