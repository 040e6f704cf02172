import type { ThemeName } from '@shuyuan/ui/theme';
import type { Locale } from '@shuyuan/widgets/host';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { storageKeys, type KeyValueStore } from './key-value-store.ts';

export interface Preferences {
  theme: ThemeName;
  locale: Locale;
  /** Of those who have chosen one since the page was opened. */
  readingSizes: Readonly<Record<string, ReadingSize>>;
}

export const readingSizes = ['standard', 'large', 'largest'] as const;

/** How large the text of an article is. */
export type ReadingSize = (typeof readingSizes)[number];

/** What the reader has chosen on this device. */
export interface PreferencesStore extends StoreApi<Preferences> {
  chooseTheme: (theme: ThemeName) => void;
  chooseLocale: (locale: Locale) => void;
  /** What this person, or whoever is not signed in, has chosen on this device. */
  readingSizeOf: (reader: Reader) => ReadingSize;
  chooseReadingSize: (reader: Reader, size: ReadingSize) => void;
}

/** The id of a person; null for whoever is not signed in. */
type Reader = number | null;

const nameOf = (reader: Reader) => String(reader ?? 'visitor');

const themes: readonly ThemeName[] = ['auto', 'light', 'dark'];
const locales: readonly Locale[] = ['zh-CN', 'en'];

export function createPreferencesStore(storage: KeyValueStore): PreferencesStore {
  const store = createStore<Preferences>(() => ({
    theme: oneOf(themes, storage.get(storageKeys.theme)),
    locale: oneOf(locales, storage.get(storageKeys.locale)),
    readingSizes: {},
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
    readingSizeOf: (reader) =>
      store.getState().readingSizes[nameOf(reader)] ??
      oneOf(readingSizes, storage.get(storageKeys.readingSize + nameOf(reader))),
    chooseReadingSize(reader, size) {
      storage.set(storageKeys.readingSize + nameOf(reader), size);
      store.setState(({ readingSizes: chosen }) => ({ readingSizes: { ...chosen, [nameOf(reader)]: size } }));
    },
  };
}

/** The stored choice; the first one when there is none or it is unknown. */
function oneOf<Choice extends string>(choices: readonly Choice[], stored: string | null) {
  return choices.find((choice) => choice === stored) ?? (choices[0] as Choice);
}
