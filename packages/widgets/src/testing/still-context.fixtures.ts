import type { Locale } from '../host/widget-host.ts';
import type { WidgetContext } from '../widget/widget-context.ts';

const never = () => new Promise(() => {});

/** For pictures: no action does anything, and what one is waited for never comes. `answers`: what is only looked up. */
export const stillActions = <Actions extends object>(answers: Partial<Actions> = {}): Actions =>
  new Proxy(answers as Actions, {
    get: (known, name) => (Reflect.get(known, name) as unknown) ?? never,
  });

interface StillParts<Props, Strings, State, Actions> {
  state: State;
  strings: Strings;
  locale: Locale;
  props: Props;
  actions?: Actions;
}

/** A widget's context for a picture of one state. */
export const stillContext = <Props, Strings, State, Actions extends object>(
  parts: StillParts<Props, Strings, State, Actions>,
): WidgetContext<Props, Strings, State, Actions> => ({
  actions: stillActions<Actions>(),
  rootRef: { current: null },
  ...parts,
});
