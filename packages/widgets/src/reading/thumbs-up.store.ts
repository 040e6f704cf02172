import { createStore } from 'zustand/vanilla';
import { failureText } from '../async/failure-text.ts';
import { createOptimisticToggle } from '../async/optimistic-toggle.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import type { ThumbsUpButtonStrings } from './thumbs-up-button.strings.ts';
import type { ThumbsUpButtonProps } from './thumbs-up-button.tsx';

interface ThumbsUpState {
  /** What the person wants; the server follows. */
  isOn: boolean;
  /** Theirs is one of them. */
  count: number;
}

/** The rules of liking one thing. Another thing is another store. */
export function createThumbsUpStore({
  host,
  strings,
  getProps,
}: StoreDeps<ThumbsUpButtonProps, ThumbsUpButtonStrings>) {
  const { thing, isOn, count } = getProps();
  const store = createStore<ThumbsUpState>(() => ({ isOn, count }));

  const toggle = createOptimisticToggle({
    isOn: () => store.getState().isOn,
    show(next) {
      const before = store.getState();
      const change = Number(next) - Number(before.isOn);
      store.setState({ isOn: next, count: Math.max(0, before.count + change) });
    },
    async send(next) {
      await getProps().study.thumbsUp(thing, next);
    },
    onError(error) {
      const text = failureText(error, strings.notTaken);
      if (text) host.notify('critical', text);
    },
  });

  return {
    ...store,
    actions: {
      toggle: () => {
        if (host.session.current()) toggle.toggle();
        else
          host.session.requestLogin(1, {
            kind: `like-${thing.type}`,
            purpose: 'like',
            run: () => toggle.set(true),
          });
      },
    },
    start: () => () => {},
    /** The page has it from the server once more. What is under way counts for more. */
    onPropsChange(props: ThumbsUpButtonProps, before: ThumbsUpButtonProps) {
      if (toggle.isSending() || (props.isOn === before.isOn && props.count === before.count)) return;
      toggle.reset(props.isOn);
      store.setState({ count: props.count });
    },
  };
}
