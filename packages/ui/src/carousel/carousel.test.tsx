import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Carousel, CarouselSlide, type CarouselProps } from './carousel.tsx';

const stillness = vi.fn<() => boolean>(() => false);

beforeEach(() => {
  stillness.mockReturnValue(false);
  vi.stubGlobal('matchMedia', () => ({
    matches: stillness(),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const View = (props: Partial<CarouselProps>) => (
  <Carousel label="推荐课程" {...props}>
    <CarouselSlide label="桃花源记">
      <a href="/a">桃花源记</a>
    </CarouselSlide>
    <CarouselSlide label="岳阳楼记">
      <a href="/b">岳阳楼记</a>
    </CarouselSlide>
    <CarouselSlide label="醉翁亭记">
      <a href="/c">醉翁亭记</a>
    </CarouselSlide>
  </Carousel>
);

const shown = () =>
  [...document.querySelectorAll('[data-part="slide"]')]
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.getAttribute('aria-label'));
const button = (name: string) => screen.getByRole('button', { name });
const pass = (seconds: number) => {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
};

it('is a named carousel that shows one slide and keeps the others out of reach', () => {
  render(<View />);
  expect(screen.getByRole('region', { name: '推荐课程' }).getAttribute('aria-roledescription')).toBe('轮播');
  expect(shown()).toEqual(['第1张，共3张：桃花源记']);
  expect(screen.queryByRole('button', { name: '暂停轮播' })).toBeNull();
});

it('goes on, back and round', async () => {
  const onChange = vi.fn<(index: number) => void>();
  render(<View onChange={onChange} />);
  await userEvent.click(button('上一张'));
  await userEvent.click(button('下一张'));
  await userEvent.click(button('下一张'));
  expect(onChange.mock.calls).toEqual([[2], [0], [1]]);
  expect(shown()).toEqual(['第2张，共3张：岳阳楼记']);
});

it('goes to the slide of a dot, and marks the dot', async () => {
  render(<View />);
  await userEvent.click(button('第3张：醉翁亭记'));
  expect(shown()).toEqual(['第3张，共3张：醉翁亭记']);
  expect(button('第3张：醉翁亭记').getAttribute('aria-current')).toBe('true');
  expect(button('第1张：桃花源记').getAttribute('aria-current')).toBeNull();
});

it('leaves the choice to its owner when given one', async () => {
  const { rerender } = render(<View index={1} />);
  await userEvent.click(button('下一张'));
  expect(shown()).toEqual(['第2张，共3张：岳阳楼记']);
  rerender(<View index={2} />);
  expect(shown()).toEqual(['第3张，共3张：醉翁亭记']);
});

it('goes on by itself, silently, and stops at a press of its button', () => {
  vi.useFakeTimers();
  render(<View autoPlay={6} />);
  const track = document.querySelector('[data-part="track"]');
  expect(track?.getAttribute('aria-live')).toBe('off');
  pass(6);
  pass(6);
  expect(shown()).toEqual(['第3张，共3张：醉翁亭记']);
  act(() => button('暂停轮播').click());
  expect(track?.getAttribute('aria-live')).toBe('polite');
  pass(30);
  expect(shown()).toEqual(['第3张，共3张：醉翁亭记']);
  expect(button('开始轮播')).toBeTruthy();
});

it('waits while its page is out of sight, and goes on when it is seen again', () => {
  vi.useFakeTimers();
  render(<View autoPlay={6} />);
  const see = (isSeen: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isSeen);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  see(false);
  pass(30);
  expect(shown()).toEqual(['第1张，共3张：桃花源记']);
  see(true);
  pass(6);
  expect(shown()).toEqual(['第2张，共3张：岳阳楼记']);
});

it('goes on by itself however often its owner draws it', () => {
  vi.useFakeTimers();
  const onChange = vi.fn<(index: number) => void>();
  const draw = () => <View autoPlay={6} onChange={(index) => onChange(index)} />;
  const { rerender } = render(draw());
  for (let second = 0; second < 12; second += 1) {
    pass(1);
    rerender(draw());
  }
  expect(onChange.mock.calls).toEqual([[1], [2]]);
});

it('leaves each slide its whole time, whoever has brought it', () => {
  vi.useFakeTimers();
  render(<View autoPlay={6} />);
  pass(5);
  act(() => button('第3张：醉翁亭记').click());
  pass(5);
  expect(shown()).toEqual(['第3张，共3张：醉翁亭记']);
  pass(1);
  expect(shown()).toEqual(['第1张，共3张：桃花源记']);
});

it('waits while the focus is in a slide', () => {
  vi.useFakeTimers();
  render(<View autoPlay={6} />);
  act(() => screen.getByRole('link', { name: '桃花源记' }).focus());
  pass(30);
  expect(shown()).toEqual(['第1张，共3张：桃花源记']);
  act(() => screen.getByRole('link', { name: '桃花源记' }).blur());
  pass(6);
  expect(shown()).toEqual(['第2张，共3张：岳阳楼记']);
});

it('stands still for who asked for stillness, unless told to play', () => {
  stillness.mockReturnValue(true);
  vi.useFakeTimers();
  render(<View autoPlay={6} />);
  pass(30);
  expect(shown()).toEqual(['第1张，共3张：桃花源记']);
  act(() => button('开始轮播').click());
  pass(6);
  expect(shown()).toEqual(['第2张，共3张：岳阳楼记']);
});

it('takes the focus along when its slide goes away', () => {
  const { rerender } = render(<View index={0} />);
  act(() => screen.getByRole('link', { name: '桃花源记' }).focus());
  rerender(<View index={1} />);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('第2张，共3张：岳阳楼记');
});
