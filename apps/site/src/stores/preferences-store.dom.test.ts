import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryKeyValueStore, storageKeys } from './key-value-store.ts';
import { createPreferencesStore } from './preferences-store.ts';

describe('what the reader has chosen', () => {
  it('is kept on the device and found again', () => {
    const storage = createMemoryKeyValueStore();
    const preferences = createPreferencesStore(storage);
    expect(preferences.getState()).toMatchObject({ theme: 'auto', locale: 'zh-CN' });
    preferences.chooseTheme('dark');
    preferences.chooseLocale('en');
    expect(createPreferencesStore(storage).getState()).toMatchObject({ theme: 'dark', locale: 'en' });
  });

  it('has a reading size for each person and for visitors', () => {
    const storage = createMemoryKeyValueStore({ [`${storageKeys.readingSize}9`]: 'huge' });
    const preferences = createPreferencesStore(storage);
    preferences.chooseReadingSize(7, 'largest');
    preferences.chooseReadingSize(null, 'large');
    const again = createPreferencesStore(storage);
    for (const each of [preferences, again])
      expect([7, 8, 9, null].map(each.readingSizeOf)).toEqual(['largest', 'standard', 'standard', 'large']);
  });

  it('falls back to the default when what is stored is unknown', () => {
    const storage = createMemoryKeyValueStore({ [storageKeys.theme]: 'sepia', [storageKeys.locale]: 'la' });
    expect(createPreferencesStore(storage).getState()).toMatchObject({ theme: 'auto', locale: 'zh-CN' });
  });
});

describe('the theme before anything is drawn', () => {
  const script = readFileSync(resolve(import.meta.dirname, '../../public/theme.js'), 'utf8');
  // oxlint-disable-next-line typescript/no-implied-eval -- a classic script of ours, run as the browser runs it
  const run = new Function(script) as () => void;

  afterEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset['syTheme'];
  });

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['auto', undefined],
    ['sepia', undefined],
  ])('is %s as stored, or else left to the page', (stored, shown) => {
    localStorage.setItem(storageKeys.theme, stored);
    run();
    expect(document.documentElement.dataset['syTheme']).toBe(shown);
  });
});
