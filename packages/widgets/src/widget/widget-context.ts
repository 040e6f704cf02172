import { createContext, useContext, type RefObject } from 'react';
import type { Locale, WidgetHost } from '../host/widget-host.ts';

/** What the kit hands to a store when its widget appears. */
export interface StoreDeps<Props, Strings> {
  host: WidgetHost;
  strings: Strings;
  /** The props as they are now: a page may hand in others at any time. */
  getProps: () => Props;
}

/** What the kit needs of a store: its state, what a person can do, and when it runs. */
export interface WidgetStore<Props, State, Actions> {
  getState: () => State;
  subscribe: (listener: (state: State, before: State) => void) => () => void;
  actions: Actions;
  /** Begins to work. Returns the cleanup; it may begin again after that. */
  start: () => () => void;
  /** The page has handed in other props. */
  onPropsChange?: (props: Props, before: Props) => void;
}

/** What the views of a widget draw from. */
export interface WidgetContext<Props, Strings, State, Actions> {
  state: State;
  actions: Actions;
  strings: Strings;
  locale: Locale;
  props: Props;
  /** For the element that everything of the widget stands in. */
  rootRef: RefObject<HTMLElement | null>;
}

/** The context of the widget whose store `CreateStore` makes. */
export type ContextOf<CreateStore> = CreateStore extends (
  context: StoreDeps<infer Props, infer Strings>,
) => WidgetStore<never, infer State, infer Actions>
  ? WidgetContext<Props, Strings, State, Actions>
  : never;

/** Makes the React context of one widget: its provider, and the hook for its views, which throws outside of `name`. */
export function createWidgetContext<CreateStore>(name: string) {
  const Context = createContext<ContextOf<CreateStore> | null>(null);
  function useWidgetContext(): ContextOf<CreateStore> {
    const context = useContext(Context);
    if (!context) throw new Error(`This view stands in no <${name}>.`);
    return context;
  }
  return [Context.Provider, useWidgetContext] as const;
}
