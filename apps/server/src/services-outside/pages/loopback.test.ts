import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { isLoopbackCaller } from './loopback.ts';

async function isLocal(remoteAddress: string, headers: Record<string, string> = {}) {
  const app = fastify({ trustProxy: true });
  app.get('/', async (request) => isLoopbackCaller(request));
  const { body } = await app.inject({
    url: '/',
    remoteAddress,
    headers: { host: 'localhost:4173', ...headers },
  });
  return body === 'true';
}

describe('a caller of this machine', () => {
  it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('has the address %s', async (address) => {
    expect(await isLocal(address)).toBe(true);
  });

  it.each(['localhost', 'localhost:4173', 'school.localhost:4173', '127.0.0.1:4173', '[::1]:4173'])(
    'calls it %s',
    async (host) => {
      expect(await isLocal('127.0.0.1', { host })).toBe(true);
    },
  );

  it.each(['192.168.1.5', '10.0.0.1', '203.0.113.9', '::ffff:10.0.0.1', 'fe80::1', '2001:db8::1'])(
    'has not the address "%s"',
    async (address) => {
      expect(await isLocal(address)).toBe(false);
    },
  );

  it.each(['shuyuan.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'evil.example:4173'])(
    'does not call it "%s"',
    async (host) => {
      expect(await isLocal('127.0.0.1', { host })).toBe(false);
    },
  );

  it.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-for', '203.0.113.9'],
    ['forwarded', 'for=127.0.0.1'],
    ['x-real-ip', '127.0.0.1'],
    ['via', '1.1 nginx'],
  ])('does not come by a proxy (%s: %s)', async (name, value) => {
    expect(await isLocal('127.0.0.1', { [name]: value })).toBe(false);
  });

  it('is not made by a header', async () => {
    expect(await isLocal('203.0.113.9', { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '::1' })).toBe(false);
  });
});
