import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Accordion, type AccordionProps } from './accordion.tsx';
import { Disclosure } from './disclosure.tsx';

const trigger = (name: string) => screen.getByRole('button', { name });
const open = () => screen.queryAllByRole('button', { expanded: true }).map((button) => button.textContent);

it('opens and closes by pointer and keyboard, and tells its owner', async () => {
  const onExpandedChange = vi.fn<(isExpanded: boolean) => void>();
  render(
    <Disclosure title="课程简介" onExpandedChange={onExpandedChange}>
      二十篇古文
    </Disclosure>,
  );
  expect(screen.queryByRole('group')).toBeNull();
  await userEvent.click(trigger('课程简介'));
  expect(screen.getByRole('group', { name: '课程简介' }).textContent).toBe('二十篇古文');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onExpandedChange.mock.calls).toEqual([[true], [false], [true]]);
});

it('leaves the choice to its owner when given one', async () => {
  render(
    <Disclosure title="课程简介" isExpanded={false}>
      二十篇古文
    </Disclosure>,
  );
  await userEvent.click(trigger('课程简介'));
  expect(open()).toEqual([]);
});

it('is a heading of the level that the page needs', () => {
  render(
    <Accordion level={2}>
      <Disclosure id="pay" title="怎样付款">
        微信或支付宝
      </Disclosure>
      <Disclosure id="refund" title="怎样退款" level={4}>
        七日之内
      </Disclosure>
    </Accordion>,
  );
  expect(screen.getByRole('heading', { level: 2, name: '怎样付款' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 4, name: '怎样退款' })).toBeTruthy();
});

const Questions = (props: Omit<AccordionProps, 'children'>) => (
  <Accordion {...props}>
    <Disclosure id="pay" title="怎样付款">
      微信或支付宝
    </Disclosure>
    <Disclosure id="refund" title="怎样退款">
      七日之内
    </Disclosure>
    <Disclosure id="certificate" title="证书" isDisabled>
      结业之后
    </Disclosure>
  </Accordion>
);

it('closes the open one when another opens', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  render(<Questions defaultValue={['pay']} onChange={onChange} />);
  expect(open()).toEqual(['怎样付款']);
  await userEvent.click(trigger('怎样退款'));
  expect(open()).toEqual(['怎样退款']);
  expect(onChange.mock.calls).toEqual([[['refund']]]);
});

it('keeps several open when it may', async () => {
  render(<Questions allowsMultiple />);
  await userEvent.click(trigger('怎样付款'));
  await userEvent.click(trigger('怎样退款'));
  expect(open()).toEqual(['怎样付款', '怎样退款']);
});

it('passes over what is disabled', async () => {
  const { rerender } = render(<Questions />);
  await userEvent.click(trigger('证书'));
  expect(open()).toEqual([]);
  rerender(<Questions isDisabled />);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

it('lets its owner hold which are open', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  const { rerender } = render(<Questions value={['pay']} onChange={onChange} />);
  await userEvent.click(trigger('怎样退款'));
  expect(open()).toEqual(['怎样付款']);
  rerender(<Questions value={[]} onChange={onChange} />);
  expect(open()).toEqual([]);
});
