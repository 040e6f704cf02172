import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { createLifetime } from './lifetime.ts';
import { createWidgetContext, type StoreDeps } from './widget-context.ts';
import { PersonWidget } from './widget.tsx';

interface CounterProps {
  about: string;
  onCount?: (count: number) => void;
  onReady?: () => void;
  strings?: Partial<typeof zh>;
}

const zh = {
  title: '计数',
  count: (count: number) => `数到${count}`,
  signedOut: '登录后计数',
  signedOutHint: '数过的都在这里。',
  signIn: '登录',
};
const strings = { 'zh-CN': zh, en: { ...zh, title: 'Counter', count: (count: number) => `${count} so far` } };

const running = vi.fn<(about: string) => void>();
const stopped = vi.fn<(about: string) => void>();

function createCounter({ getProps }: StoreDeps<CounterProps, typeof zh>) {
  const store = createStore(() => ({ count: 0, focus: null as { on: string } | null }));
  const lifetime = createLifetime();
  return {
    ...store,
    actions: {
      add: () => {
        store.setState({ count: store.getState().count + 1, focus: { on: 'count' } });
        getProps().onCount?.(store.getState().count);
      },
    },
    start: () => {
      running(getProps().about);
      return lifetime.start(() => stopped(getProps().about));
    },
    onPropsChange({ about }: CounterProps, before: CounterProps) {
      if (about !== before.about) store.setState({ count: 0 });
    },
  };
}

const [CounterProvider, useCounter] = createWidgetContext<typeof createCounter>('Counter');

const moveFocus = (root: HTMLElement, { on }: { on: string }) =>
  root.querySelector<HTMLElement>(`#${on}`)?.focus();

function CounterView() {
  const { state, actions, strings: words, rootRef } = useCounter();
  return (
    <section ref={rootRef} aria-label={words.title}>
      <p id="count" tabIndex={-1}>
        {words.count(state.count)}
      </p>
      <button type="button" onClick={actions.add}>
        +
      </button>
    </section>
  );
}

function Counter(props: CounterProps) {
  return (
    <PersonWidget
      name="counter"
      props={props}
      strings={strings}
      createStore={createCounter}
      isReady={({ count }) => count > 0}
      moveFocus={moveFocus}
      provider={CounterProvider}
    >
      <CounterView />
    </PersonWidget>
  );
}

function show(first: CounterProps, host: TestHost = createTestHost({ user: testUser })) {
  const draw = (props: CounterProps) => (
    <StrictMode>
      <HostProvider host={host}>
        <Counter {...props} />
      </HostProvider>
    </StrictMode>
  );
  const { rerender, unmount } = render(draw(first));
  return { host, unmount, redraw: (props: CounterProps) => rerender(draw(props)) };
}

const add = () => userEvent.click(screen.getByRole('button', { name: '+' }));

it('draws what the store holds, in the words of the language and of the page', async () => {
  show({ about: '词', strings: { title: '我的计数' } }, createTestHost({ user: testUser, locale: 'en' }));
  expect(screen.getByRole('region', { name: '我的计数' }).textContent).toContain('0 so far');
  await add();
  screen.getByText('1 so far');
});

it('calls what the page hands in now, and tells the store of another subject', async () => {
  const [older, newer] = [vi.fn<(count: number) => void>(), vi.fn<(count: number) => void>()];
  const { redraw } = show({ about: '词', onCount: older });
  redraw({ about: '词', onCount: newer });
  await add();
  expect(older).not.toHaveBeenCalled();
  expect(newer).toHaveBeenCalledExactlyOnceWith(1);
  redraw({ about: '句', onCount: newer });
  screen.getByText('数到0');
});

it('tells that it is ready, and moves the focus where an action wants it', async () => {
  const onReady = vi.fn<() => void>();
  show({ about: '词', onReady });
  expect(onReady).not.toHaveBeenCalled();
  await add();
  expect(onReady).toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByText('数到1'));
});

it('runs as long as it is on the page', () => {
  running.mockClear();
  stopped.mockClear();
  const { unmount } = show({ about: '词' });
  expect(running.mock.calls.length - stopped.mock.calls.length).toBe(1);
  unmount();
  expect(running.mock.calls.length).toBe(stopped.mock.calls.length);
});

it('asks a visitor to sign in, and begins anew for another person', async () => {
  const { host } = show({ about: '词' }, createTestHost({ user: null }));
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(host.loginRequests).toEqual([{ mode: 1 }]);
  act(() => host.setUser(testUser));
  await add();
  act(() => host.setUser({ ...testUser, id: testUser.id + 1 }));
  screen.getByText('数到0');
});

it('lets no view stand outside of its widget', () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<CounterView />)).toThrow('This view stands in no <Counter>.');
  silence.mockRestore();
});
