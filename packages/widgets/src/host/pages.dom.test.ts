import { expect, it, vi } from 'vitest';
import { createBrowserPages } from './pages.browser.ts';

it('pages of one name hear what another of them tells, and never their own words', async () => {
  const [one, other, school] = ['a', 'a', 'b'].map(createBrowserPages);
  const heard = { one: vi.fn<() => void>(), other: vi.fn<() => void>(), school: vi.fn<() => void>() };
  const stops = [
    one?.onTold('playing', heard.one),
    other?.onTold('playing', heard.other),
    school?.onTold('playing', heard.school),
  ];
  one?.tell('paused');
  one?.tell('playing');
  await vi.waitFor(() => expect(heard.other).toHaveBeenCalledOnce());
  expect(heard.one).not.toHaveBeenCalled();
  expect(heard.school).not.toHaveBeenCalled();
  for (const stop of stops) stop?.();
  // Who listens to nothing tells as well.
  const again = vi.fn<() => void>();
  const stop = other?.onTold('playing', again);
  one?.tell('playing');
  await vi.waitFor(() => expect(again).toHaveBeenCalledOnce());
  expect(heard.other).toHaveBeenCalledOnce();
  stop?.();
});
