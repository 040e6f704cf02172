import type { Locale } from '../provider/ui-context.ts';
import type { Loudness } from './level.ts';
import type { Zone } from './zone.ts';

interface MeterStrings {
  zone: Record<Exclude<Zone, 'normal'>, string>;
  /** The value with its zone behind it. */
  valueInZone: (value: string, zone: string) => string;
  loudness: Record<Loudness, string>;
}

export const meterStrings: Record<Locale, MeterStrings> = {
  'zh-CN': {
    zone: { high: '偏高', 'too-high': '过高', low: '偏低', 'too-low': '过低' },
    valueInZone: (value, zone) => `${value}，${zone}`,
    loudness: { silent: '没有声音', quiet: '声音偏小', good: '音量合适', loud: '声音过大' },
  },
  en: {
    zone: { high: 'high', 'too-high': 'too high', low: 'low', 'too-low': 'too low' },
    valueInZone: (value, zone) => `${value}, ${zone}`,
    loudness: { silent: 'no sound', quiet: 'too quiet', good: 'good', loud: 'too loud' },
  },
};
