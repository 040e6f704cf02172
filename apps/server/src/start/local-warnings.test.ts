import { describe, expect, it } from 'vitest';
import type { DemonstrationAccount } from '../modules/module-deps.ts';
import { readSettings } from './settings.ts';
import { localWarnings } from './local-warnings.ts';

const warnings = (environment: Record<string, string>, accounts: DemonstrationAccount[] = []) =>
  localWarnings(readSettings(environment), accounts).map((line) => line.split(':')[0]);
const all = ['SMS IS LOCAL', 'WECHAT IS LOCAL', 'PAYMENT IS LOCAL'];

describe('a start with local adapters', () => {
  it.each<Record<string, string>>([
    {},
    { HOST: 'localhost' },
    { HOST: '127.0.0.1' },
    { HOST: '::1', PUBLIC_URL: 'http://[::1]:4173' },
  ])('says nothing while nobody else can come: %o', (environment) => {
    expect(warnings(environment)).toEqual([]);
  });

  it.each<Record<string, string>>([
    { HOST: '0.0.0.0' },
    { HOST: '::', NODE_ENV: 'production' },
    { HOST: '192.168.1.5' },
    { PUBLIC_URL: 'https://shuyuan.example' },
  ])('warns of each when others can come: %o', (environment) => {
    expect(warnings(environment)).toEqual(all);
  });

  it('warns of accounts whose password everybody knows, while others can come', () => {
    const accounts = [{ role: 'administrator', mobile: '13800000003', password: 'shuyuan-demo' } as const];
    expect(warnings({ HOST: '0.0.0.0' }, accounts)).toEqual(['DEMONSTRATION ACCOUNTS ARE OPEN', ...all]);
    expect(warnings({}, accounts)).toEqual([]);
  });

  it('warns of the one that is left', () => {
    expect(warnings({ HOST: '0.0.0.0', WECHAT: 'off', PAYMENT: 'off' })).toEqual(['SMS IS LOCAL']);
  });
});
