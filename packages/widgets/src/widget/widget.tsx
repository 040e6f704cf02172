import { useMemo, useSyncExternalStore, type Provider, type ReactNode } from 'react';
import { useHost } from '../host/host-context.tsx';
import type { Locale } from '../host/widget-host.ts';
import { SignedOut, type SignedOutStrings } from './signed-out.tsx';
import { useFocusRequest, useReady, useWidgetStore } from './use-widget-store.ts';
import type { StoreDeps, WidgetContext, WidgetStore } from './widget-context.ts';

/** What every widget takes beside its own props. */
export interface WidgetProps<Strings> {
  /** There is something to see: what was asked for, or that it did not come. */
  onReady?: () => void;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<Strings>;
}

export interface WidgetDefinition<Props, Strings, State, Actions, Focus> {
  /** What the page has handed in. */
  props: Props & WidgetProps<Strings>;
  strings: Record<Locale, Strings>;
  createStore: (context: StoreDeps<Props, Strings>) => WidgetStore<Props, State, Actions>;
  /** Whether there is something to see, for `onReady`. */
  isReady?: (state: State) => boolean;
  /** Does what the state's `focus` asks for. */
  moveFocus: (root: HTMLElement, focus: Focus) => void;
  /** Of the widget's own context, for views that read it. Left out where `children` hands on what the views need. */
  provider?: Provider<WidgetContext<Props, Strings, State, Actions> | null>;
  /** Begins anew with another value: the widget is about another thing. */
  subject?: string | number;
  /** The views. */
  children: ReactNode | ((context: WidgetContext<Props, Strings, State, Actions>) => ReactNode);
}

/** A widget for everybody: runs a store, and gives its views their context. Another language is another store. */
export function Widget<Props, Strings, State extends { focus: Focus | null }, Actions, Focus>(
  definition: WidgetDefinition<Props, Strings, State, Actions, Focus>,
) {
  return <Running key={`${definition.subject}/${useHost().locale}`} {...definition} />;
}

interface PersonWidgetDefinition<Props, Strings, State, Actions, Focus> extends WidgetDefinition<
  Props,
  Strings,
  State,
  Actions,
  Focus
> {
  /** Public name for `data-component`. */
  name: string;
}

/** A widget about whoever is signed in. Another person is another store; a visitor is asked to sign in. */
export function PersonWidget<
  Props,
  Strings extends SignedOutStrings,
  State extends { focus: Focus | null },
  Actions,
  Focus,
>({ name, ...definition }: PersonWidgetDefinition<Props, Strings, State, Actions, Focus>) {
  const { strings, props, subject } = definition;
  const { session, locale } = useHost();
  const userId = useSyncExternalStore(session.subscribe, () => session.current()?.id ?? null);
  if (userId === null)
    return <SignedOut component={name} strings={{ ...strings[locale], ...props.strings }} />;
  return <Widget {...definition} subject={`${userId}/${subject}`} />;
}

function Running<Props, Strings, State extends { focus: Focus | null }, Actions, Focus>({
  props,
  strings: ours,
  createStore,
  isReady,
  moveFocus,
  provider: Context,
  children,
}: WidgetDefinition<Props, Strings, State, Actions, Focus>) {
  const host = useHost();
  const { locale } = host;
  const own = props.strings;
  const strings = useMemo(() => ({ ...ours[locale], ...own }), [ours, locale, own]);
  const { state, actions } = useWidgetStore<Props, Strings, State, Actions>(
    host,
    props,
    strings,
    createStore,
  );
  useReady(isReady?.(state), props.onReady);
  const rootRef = useFocusRequest(state.focus, moveFocus);
  const context = { state, actions, strings, locale, props, rootRef };
  const views = typeof children === 'function' ? children(context) : children;
  return Context ? <Context value={context}>{views}</Context> : views;
}
