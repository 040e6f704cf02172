import { act, render, screen } from '@testing-library/react';
import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useStoreState } from './use-store-state.ts';

interface Count {
  count: number;
}

/** A store that tells how many listen to it. */
function createCount() {
  const store = createStore<Count>(() => ({ count: 0 }));
  let listeners = 0;
  const subscribe: StoreApi<Count>['subscribe'] = (listener) => {
    listeners += 1;
    const stop = store.subscribe(listener);
    return () => {
      listeners -= 1;
      stop();
    };
  };
  return { ...store, subscribe, listeners: () => listeners };
}

function Shown({ store, children }: { store: ReturnType<typeof createCount>; children?: ReactNode }) {
  return (
    <>
      <output>{useStoreState(store).count}</output>
      {children}
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;

it('draws what the store holds, as often as it changes', () => {
  const store = createCount();
  render(<Shown store={store} />);
  expect(shown()).toBe('0');
  act(() => store.setState({ count: 1 }));
  expect(shown()).toBe('1');
  act(() => store.setState({ count: 2 }));
  expect(shown()).toBe('2');
});

function Early({ store }: { store: StoreApi<Count> }) {
  useLayoutEffect(() => store.setState({ count: 7 }), [store]);
  return null;
}

it('misses nothing that changes between the first drawing and the listening', () => {
  const store = createCount();
  render(
    <Shown store={store}>
      <Early store={store} />
    </Shown>,
  );
  expect(shown()).toBe('7');
});

it('listens once, and no longer than it is on the page', () => {
  const store = createCount();
  const { unmount } = render(
    <StrictMode>
      <Shown store={store} />
    </StrictMode>,
  );
  expect(store.listeners()).toBe(1);
  unmount();
  expect(store.listeners()).toBe(0);
});
