import { describe, expect, it } from 'vitest';
import { accountSettingsStrings } from './account-settings.strings.ts';
import { deviceName, isRecognised } from './device-name.ts';

const strings = accountSettingsStrings['zh-CN'];
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = `Mozilla/5.0 (Linux; Android 14; M2102K1C) ${webkit}`;
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`;
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

describe('a device is called by its browser and its system', () => {
  it.each([
    ['Chrome · Windows', windows],
    ['Edge · Windows', `${windows} Edg/141.0.0.0`],
    ['Edge · Windows', `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/64.0 Safari/537.36 Edge/17.17134`],
    ['Opera · Windows', `${windows} OPR/118.0.0.0`],
    ['Firefox · Windows', 'Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0'],
    ['微信 · Windows', `${windows} NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat`],
    ['QQ浏览器 · Windows', `${windows} Core/1.94 QQBrowser/12.9.0`],
    ['Safari · macOS', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`],
    ['Chrome · macOS', `${mac} ${webkit} Chrome/141.0.0.0 Safari/537.36`],
    ['Firefox · Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'],
    ['Chrome · Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/141.0.0.0 Safari/537.36`],
    [
      'Chrome · ChromeOS',
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/141.0.0.0 Safari/537.36`,
    ],
    ['Safari · iPhone', `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`],
    ['Chrome · iPhone', `${iPhone} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`],
    ['Firefox · iPhone', `${iPhone} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`],
    ['Edge · iPhone', `${iPhone} Version/18.0 EdgiOS/141.0 Mobile/15E148 Safari/604.1`],
    [
      '微信 · iPhone',
      `${iPhone} Mobile/15E148 MicroMessenger/8.0.61(0x18003d2b) NetType/WIFI Language/zh_CN`,
    ],
    ['iPhone', `${iPhone} Mobile/15E148`],
    ['Safari · iPad', `${iPhone.replaceAll('iPhone', 'iPad')} Version/18.5 Mobile/15E148 Safari/604.1`],
    ['Chrome · Android', `${android} Chrome/141.0.0.0 Mobile Safari/537.36`],
    ['Edge · Android', `${android} Chrome/141.0.0.0 Mobile Safari/537.36 EdgA/141.0.0.0`],
    ['三星浏览器 · Android', `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
    [
      '小米浏览器 · Android',
      `${android} Version/4.0 Chrome/100.0 Mobile Safari/537.36 XiaoMi/MiuiBrowser/18.6`,
    ],
    ['UC浏览器 · Android', `${android} Version/4.0 Chrome/100.0 UCBrowser/17.2.6 Mobile Safari/537.36`],
    ['QQ浏览器 · Android', `${android} Version/4.0 Chrome/109.0 MQQBrowser/15.9 Mobile Safari/537.36`],
    [
      '微信 · Android',
      `${android} Version/4.0 Chrome/116.0 MQQBrowser/6.2 TBS/046 XWEB/116 MicroMessenger/8.0.61`,
    ],
    ['钉钉 · Android', `${android} Version/4.0 Chrome/100.0 Mobile Safari/537.36 AliApp(DingTalk/7.6.0)`],
    [
      '华为浏览器 · HarmonyOS',
      `Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00) ${webkit} HuaweiBrowser/15.0.4`,
    ],
    [
      'HarmonyOS',
      `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${webkit} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6`,
    ],
    ['未知设备', 'curl/8.14.1'],
    ['未知设备', ''],
  ])('%s: %s', (name, userAgent) => {
    expect(deviceName(userAgent, strings)).toBe(name);
  });

  it('is in the reader’s language', () => {
    const userAgent = `${iPhone} Mobile/15E148 MicroMessenger/8.0.61`;
    expect(deviceName(userAgent, accountSettingsStrings.en)).toBe('WeChat · iPhone');
  });

  it('and recognised by either', () => {
    expect([`${iPhone} Mobile/15E148`, windows, 'curl/8.14.1', ''].map(isRecognised)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
