import { expect, it } from 'vitest';
import { networkOf } from '../../limits/network.ts';
import { dayOf } from '../../calendar/day-in-china.ts';
import { readerOf } from './article-reader.ts';
import { countCharacters, readMinutes } from './reading.ts';

it.each([
  ['<p>一二三</p>', 3],
  ['<p class="a>b">一 二\n三</p>', 6],
  ['<h2>标题</h2><p>a &lt; b</p>', 5],
  ['😀😀', 2],
  ['', 0],
])('counts what is read in %j', (html, characters) => expect(countCharacters(html)).toBe(characters));

it.each([
  [0, 1],
  [399, 1],
  [400, 1],
  [599, 1],
  [600, 2],
  [4000, 10],
])('%i characters take %i minutes', (characters, minutes) => expect(readMinutes(characters)).toBe(minutes));

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the network of %s is %s', (ip, network) => expect(networkOf(ip)).toBe(network));

it('knows a reader by account, else by network, whatever the rest of an IPv6 address says', () => {
  const viewer = { userId: 7, sessionId: 's' };
  expect(readerOf(viewer, '203.0.113.7')).toEqual(readerOf(viewer, '198.51.100.1'));
  expect(readerOf(null, '2001:db8:1:2::1')).toEqual(readerOf(null, '2001:db8:1:2::2'));
  expect(readerOf(null, '203.0.113.7')).not.toEqual(readerOf(null, '203.0.113.8'));
});

it('begins a new day at midnight in China', () => {
  expect(dayOf(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20');
  expect(dayOf(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
});
