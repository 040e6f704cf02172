import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { StartProblem } from '../errors/start-problem.ts';

const repository = resolve(import.meta.dirname, '../../../..');

describe('settings', () => {
  it('need nothing: loopback, port 4173, data beside the code, lines for people', () => {
    expect(readSettings({})).toEqual({
      port: 4173,
      dataFolder: join(repository, 'data'),
      publicUrl: 'http://localhost:4173',
      siteFolder: join(repository, 'apps/site/dist'),
      embedFolder: join(repository, 'packages/widgets/embed/dist'),
      embedOrigins: [],
      logFormat: 'lines',
      logLevel: 'warn',
      checkAnswers: true,
      outside: {
        sms: { kind: 'local' },
        wechat: { kind: 'local' },
        cloudVideo: { kind: 'local' },
        payment: { kind: 'local' },
      },
      uploadQuota: 5 * 2 ** 30,
    });
  });

  it('are read from the environment', () => {
    const environment = {
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/shuyuan',
      DATABASE_URL: 'postgres://me@db/shuyuan',
      SEED_DEMO: '1',
      PUBLIC_URL: 'https://shuyuan.example/',
      TRUST_PROXY: 'loopback, 10.0.0.0/8',
      NODE_ENV: 'production',
    };
    expect(readSettings(environment)).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      dataFolder: '/srv/shuyuan',
      databaseUrl: 'postgres://me@db/shuyuan',
      seedDemonstration: true,
      publicUrl: 'https://shuyuan.example',
      trustProxy: 'loopback,10.0.0.0/8',
      logFormat: 'json',
      logLevel: 'info',
      checkAnswers: false,
    });
  });

  it('takes origins that may embed us, one by one, and names one that is none', () => {
    const read = (text: string) => readSettings({ EMBED_ORIGINS: text }).embedOrigins;
    expect(read('https://a.example, https://*.b.example,')).toEqual([
      'https://a.example',
      'https://*.b.example',
    ]);
    for (const wrong of [
      'a.example',
      'https://a.example/',
      'https://A.example',
      'null',
      'ftp://a.example',
      'https://*',
    ])
      expect(() => read(`https://a.example,${wrong}`)).toThrow(
        `EMBED_ORIGINS has ${wrong}, which is no origin`,
      );
  });

  it('believe proxies by address, by network and by name', () => {
    const read = (text: string) => readSettings({ TRUST_PROXY: text }).trustProxy;
    expect(read('192.0.2.1')).toBe('192.0.2.1');
    expect(read('2001:db8::/32 , uniquelocal,linklocal')).toBe('2001:db8::/32,uniquelocal,linklocal');
  });

  it('count what a person may upload in gigabytes', () => {
    const read = (text: string) => readSettings({ UPLOAD_QUOTA_GB: text }).uploadQuota;
    expect([read(''), read('20'), read('0.5')]).toEqual([5 * 2 ** 30, 20 * 2 ** 30, 2 ** 29]);
    for (const wrong of ['0', '-1', '5GB', 'Infinity'])
      expect(() => read(wrong)).toThrow(`UPLOAD_QUOTA_GB is ${wrong}, which is no number of gigabytes.`);
  });

  it('send no lines about uploads unless they say where to, and then to a picture alone', () => {
    const read = (text: string, PUBLIC_URL = 'https://a.example') =>
      readSettings({ UPLOAD_LOG_URL: text, PUBLIC_URL }).uploadLogUrl;
    expect(readSettings({ UPLOAD_LOG_URL: ' ' })).not.toHaveProperty('uploadLogUrl');
    expect(read('https://log.example/p.gif?site=1')).toBe('https://log.example/p.gif?site=1');
    expect(read('https://[2001:db8::1]:8443/p.gif')).toBe('https://[2001:db8::1]:8443/p.gif');
    expect(read('http://127.0.0.1:8080', 'http://a.example')).toBe('http://127.0.0.1:8080/');
    for (const wrong of [
      '1',
      '/p.gif',
      'log.example/p.gif',
      'data:image/gif;base64,R0lGOD',
      'https://*.example/p.gif',
      "https://log.example;script-src'unsafe-inline'/",
      'https://me:word@log.example/p.gif',
      'https://log.example/p.gif#top',
    ])
      expect(() => read(wrong)).toThrow(
        new StartProblem(
          `UPLOAD_LOG_URL is ${wrong}, which is no address of a picture of the form https://log.example/p.gif.`,
        ),
      );
    expect(() => read('http://log.example/p.gif')).toThrow(
      'UPLOAD_LOG_URL is http://log.example/p.gif, which pages of https://a.example may not load.',
    );
  });

  it('take an empty or blank variable for none', () => {
    const names = [
      'PORT',
      'HOST',
      'DATA_DIR',
      'DATABASE_URL',
      'SEED_DEMO',
      'PUBLIC_URL',
      'LOG_LEVEL',
      'LOG_FORMAT',
    ];
    expect(readSettings(Object.fromEntries(names.map((name) => [name, ' '])))).toEqual(readSettings({}));
  });

  it('find a relative data folder from the repository, wherever the server is started', () => {
    expect(readSettings({ DATA_DIR: 'elsewhere/data' }).dataFolder).toBe(join(repository, 'elsewhere/data'));
  });

  it('name the administrator by a mobile number', () => {
    expect(readSettings({ ADMIN_MOBILE: ' 13900000001 ' }).adminMobile).toBe('13900000001');
    expect(readSettings({})).not.toHaveProperty('adminMobile');
  });

  it('tell a switch that is off from one that is not set', () => {
    expect(readSettings({ SEED_DEMO: '0' }).seedDemonstration).toBe(false);
    expect(readSettings({})).not.toHaveProperty('seedDemonstration');
  });

  it.each([
    ['PORT', 'high'],
    ['PORT', '-1'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['SEED_DEMO', 'yes'],
    ['ADMIN_MOBILE', '12345678901'],
    ['ADMIN_MOBILE', '139 0000 0001'],
    ['LOG_FORMAT', 'xml'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'shuyuan.example'],
    ['PUBLIC_URL', 'ftp://shuyuan.example'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', 'nginx'],
    ['TRUST_PROXY', '10.0.0.0/8,'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::1/64/1'],
  ])('refuse %s=%s in one line', (name, value) => {
    const refused = () => readSettings({ [name]: value });
    expect(refused).toThrow(StartProblem);
    expect(refused).toThrow(new RegExp(`^${name} is ${value}[,;] .*\\.$`));
  });
});
