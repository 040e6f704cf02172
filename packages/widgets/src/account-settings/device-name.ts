import type { AccountSettingsStrings } from './account-settings.strings.ts';

/** Names of browsers that are told apart. Those that call themselves by several names stand before the ones they also name. */
const browsers = [
  ['wechat', /MicroMessenger\//i],
  ['dingTalk', /DingTalk[/(]/],
  ['qqBrowser', /QQBrowser\//],
  ['huawei', /HuaweiBrowser\//],
  ['xiaomi', /MiuiBrowser\//],
  ['uc', /UC?Browser\//],
  ['samsung', /SamsungBrowser\//],
  ['opera', /\bOPR\/|\bOpera/],
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  // The engine of HarmonyOS calls itself Chrome too, and is none.
  ['chrome', /^(?!.*ArkWeb\/).*\b(?:Headless)?(?:Chrome|CriOS)\//],
  ['safari', /^(?=.*\b(?:Macintosh|iPhone|iPad|iPod)\b)(?=.*\bVersion\/).*\bSafari\//],
] as const;

const systems = [
  ['harmony', /HarmonyOS|OpenHarmony/i],
  ['android', /\bAndroid\b/],
  ['iPad', /\biPad\b/],
  ['iPhone', /\b(?:iPhone|iPod)\b/],
  ['mac', /\bMacintosh\b|\bMac OS X\b/],
  ['windows', /\bWindows\b/],
  ['chromeOS', /\bCrOS\b/],
  ['linux', /\bLinux\b|\bX11\b/],
] as const;

export type BrowserName = (typeof browsers)[number][0];
export type SystemName = (typeof systems)[number][0];

/** What is known of a device by what its browser calls itself; null where nothing is. */
function recognise(userAgent: string): { browser: BrowserName | null; system: SystemName | null } {
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent));
  const system = systems.find(([, pattern]) => pattern.test(userAgent));
  return { browser: browser?.[0] ?? null, system: system?.[0] ?? null };
}

export function isRecognised(userAgent: string): boolean {
  const { browser, system } = recognise(userAgent);
  return browser !== null || system !== null;
}

/** `Chrome · Windows`, or as much of it as is known. */
export function deviceName(userAgent: string, strings: AccountSettingsStrings): string {
  const { browser, system } = recognise(userAgent);
  const known = [browser && strings.browsers[browser], system && strings.systems[system]].filter(Boolean);
  return known.length > 0 ? known.join(' · ') : strings.unknownDevice;
}
