import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Timeline, TimelineItem, type TimelineProps } from './timeline.tsx';

const View = (props: Partial<TimelineProps>) => (
  <Timeline label="订单进度" {...props}>
    <TimelineItem time="3月12日" title="下单">
      桃花源记精读
    </TimelineItem>
    <TimelineItem title="付款" />
    {false}
    <TimelineItem title="开课" isComing />
  </Timeline>
);

const said = () => screen.getAllByRole('listitem').map((event) => event.textContent);

it('tells what happened in the order it happened, with its times', () => {
  render(<View />);
  expect(screen.getByRole('list', { name: '订单进度' })).toBeTruthy();
  expect(said()).toEqual(['3月12日下单桃花源记精读', '付款', '开课']);
});

it('tells the latest first, and that it does so', () => {
  render(<View isReversed />);
  expect(said()).toEqual(['开课', '付款', '3月12日下单桃花源记精读']);
  expect(screen.getByRole<HTMLOListElement>('list').reversed).toBe(true);
});
