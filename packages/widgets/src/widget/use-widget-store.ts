import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { WidgetHost } from '../host/widget-host.ts';
import { useStoreState } from './use-store-state.ts';
import type { StoreDeps, WidgetStore } from './widget-context.ts';

/** The store of a widget, running as long as the widget is on the page, and told of its props. */
export function useWidgetStore<Props, Strings, State, Actions>(
  host: WidgetHost,
  props: Props,
  strings: Strings,
  createStore: (context: StoreDeps<Props, Strings>) => WidgetStore<Props, State, Actions>,
) {
  const [{ store, setProps }] = useState(() => {
    let current = props;
    return {
      store: createStore({ host, strings, getProps: () => current }),
      setProps: (next: Props) => void (current = next),
    };
  });
  const state = useStoreState(store);

  useLayoutEffect(() => setProps(props), [setProps, props]);
  useLayoutEffect(() => store.start(), [store]);

  const before = useRef(props);
  useEffect(() => {
    if (before.current !== props) store.onPropsChange?.(props, before.current);
    before.current = props;
  }, [store, props]);

  return { state, actions: store.actions };
}

/** Tells the page that there is something to see. */
export function useReady(isReady: boolean | undefined, onReady: (() => void) | undefined) {
  useEffect(() => {
    if (isReady) onReady?.();
  }, [isReady, onReady]);
}

/** Moves the focus within the returned root at each new request. */
export function useFocusRequest<Request>(
  request: Request | null,
  moveFocus: (root: HTMLElement, request: Request) => void,
) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (root.current && request !== null) moveFocus(root.current, request);
  }, [request, moveFocus]);
  return root;
}
