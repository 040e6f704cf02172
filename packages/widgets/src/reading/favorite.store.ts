import { createStore } from 'zustand/vanilla';
import { failureText } from '../async/failure-text.ts';
import { createOptimisticToggle } from '../async/optimistic-toggle.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import type { FavoriteButtonStrings } from './favorite-button.strings.ts';
import type { FavoriteButtonProps } from './favorite-button.tsx';

export interface FavoriteState {
  /** What the person wants; the server follows. */
  isCollected: boolean;
}

/** The rules of setting one thing aside. Another thing is another store. */
export function createFavoriteStore({
  host,
  strings,
  getProps,
}: StoreDeps<FavoriteButtonProps, FavoriteButtonStrings>) {
  const { favorite, isCollected } = getProps();
  const store = createStore<FavoriteState>(() => ({ isCollected }));

  const toggle = createOptimisticToggle({
    isOn: () => store.getState().isCollected,
    show: (isOn) => store.setState({ isCollected: isOn }),
    send(isOn) {
      const { study } = getProps();
      return isOn ? study.collect(favorite) : study.release(favorite);
    },
    onResult: (isOn) => getProps().onChange?.(isOn),
    onError(error, isOn) {
      const text = failureText(error, isOn ? strings.notCollected : strings.notReleased);
      if (text) host.notify('critical', text);
    },
  });
  const startAnew = () => toggle.reset(getProps().isCollected);

  return {
    ...store,
    actions: {
      toggle: () => {
        if (host.session.current()) toggle.toggle();
        else
          host.session.requestLogin(1, {
            kind: `collect-${favorite.type}`,
            purpose: 'collect',
            run: () => toggle.set(true),
          });
      },
    },
    /** Begins anew with another person. */
    start() {
      let person = host.session.current()?.id;
      return host.session.subscribe(() => {
        const next = host.session.current()?.id;
        if (next !== person) startAnew();
        person = next;
      });
    },
    /** The page has it from the server, now or once more. What is under way counts for more. */
    onPropsChange(props: FavoriteButtonProps, before: FavoriteButtonProps) {
      if (props.isCollected !== before.isCollected && !toggle.isSending()) startAnew();
    },
  };
}
