import type { ThemeName } from '@shuyuan/ui/theme';
import type { Locale } from '@shuyuan/widgets/host';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { storageKeys, type KeyValueStore } from './key-value-store.ts';

export interface Preferences {
  theme: ThemeName;
  locale: Locale;
}

/** What the reader has chosen on this device. */
export interface PreferencesStore extends StoreApi<Preferences> {
  chooseTheme: (theme: ThemeName) => void;
  chooseLocale: (locale: Locale) => void;
}

const themes: readonly ThemeName[] = ['auto', 'light', 'dark'];
const locales: readonly Locale[] = ['zh-CN', 'en'];

export function createPreferencesStore(storage: KeyValueStore): PreferencesStore {
  const store = createStore<Preferences>(() => ({
    theme: oneOf(themes, storage.get(storageKeys.theme)),
    locale: oneOf(locales, storage.get(storageKeys.locale)),
  }));
  return {
    ...store,
    chooseTheme(theme) {
      storage.set(storageKeys.theme, theme);
      store.setState({ theme });
    },
    chooseLocale(locale) {
      storage.set(storageKeys.locale, locale);
      store.setState({ locale });
    },
  };
}

/** The stored choice; the first one when there is none or it is unknown. */
function oneOf<Choice extends string>(choices: readonly Choice[], stored: string | null) {
  return choices.find((choice) => choice === stored) ?? (choices[0] as Choice);
}
