import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrowserUploadPorts, createBrowserUsageLog } from './browser-upload.browser.ts';
import { createUsageLog } from './usage-log.ts';

const nothing = () => {
  throw new Error('Nothing must be asked for.');
};

afterEach(() => void vi.unstubAllGlobals());

describe('the usage log', () => {
  it('is off without an address: no line, no cookie', () => {
    for (const address of [undefined, '']) {
      expect(createUsageLog({ address, loadPicture: nothing, visitorId: nothing })).toBeUndefined();
      expect(createBrowserUsageLog(address)).toBeUndefined();
    }
  });

  it('is off as long as an address that comes later is not there', () => {
    const pictures: string[] = [];
    let address: string | undefined;
    const log = createUsageLog({
      address: () => address,
      loadPicture: (picture) => void pictures.push(picture),
      visitorId: () => (address ? 'v1' : nothing()),
    });
    log?.send({ event: 'begin' });
    address = '';
    log?.send({ event: 'paused' });
    expect(pictures).toEqual([]);
    address = 'https://log.example/p.gif';
    log?.send({ event: 'done' });
    expect(pictures).toEqual(['https://log.example/p.gif?event=done&v=1.4.0&APIVersion=0.6.0&ui=v1&sn=1']);
  });

  it('sends a line as a picture’s address, with the versions of the specification and who sends it', () => {
    const pictures: string[] = [];
    const loadPicture = (address: string) => void pictures.push(address);
    const log = createUsageLog({
      address: 'https://log.example/p.gif?site=1',
      loadPicture,
      visitorId: () => 'v1',
    });
    log?.send({ event: 'failed', code: 'a b&c' });
    log?.send({ event: 'done' });
    expect(pictures).toEqual([
      'https://log.example/p.gif?site=1&event=failed&code=a+b%26c&v=1.4.0&APIVersion=0.6.0&ui=v1&sn=1',
      'https://log.example/p.gif?site=1&event=done&v=1.4.0&APIVersion=0.6.0&ui=v1&sn=2',
    ]);
  });

  it('lets no upload fail because of it', () => {
    const log = createUsageLog({
      address: 'https://log.example/',
      loadPicture: nothing,
      visitorId: () => '1',
    });
    expect(() => log?.send({ event: 'done' })).not.toThrow();
  });

  it('knows a browser again for 730 days, by a random id and nothing else', () => {
    const written: string[] = [];
    const document = {
      get cookie() {
        return ['theme=dark', ...written.map((line) => line.split(';')[0])].join('; ');
      },
      set cookie(line: string) {
        written.unshift(line);
        written.length = 1;
      },
    };
    const pictures: string[] = [];
    class Picture {
      set src(address: string) {
        pictures.push(address);
      }
    }
    vi.stubGlobal('document', document);
    vi.stubGlobal('location', { protocol: 'https:' });
    vi.stubGlobal('Image', Picture);
    const log = createBrowserUsageLog('https://log.example/p.gif');
    expect(written).toEqual([]);
    log?.send({ event: 'begin' });
    createBrowserUsageLog('https://log.example/p.gif')?.send({ event: 'done' });
    expect(written[0]).toMatch(
      /^shuyuan_uploader=[0-9a-f-]{36}; Max-Age=63072000; Path=\/; SameSite=Lax; Secure$/,
    );
    const ids = pictures.map((address) => new URL(address).searchParams.get('ui'));
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[1]).toBe(ids[0]);
  });
});

describe('what the uploader asks of a browser', () => {
  it('holds an upload as long as it is worked on, and says when another page does', async () => {
    const held = new Set<string>();
    const request = async (
      name: string,
      _options: LockOptions,
      work: (lock: object | null) => Promise<boolean>,
    ) => {
      if (held.has(name)) return work(null);
      held.add(name);
      return work({}).finally(() => held.delete(name));
    };
    vi.stubGlobal('navigator', { locks: { request }, onLine: false });
    const { lock, isOnline } = createBrowserUploadPorts();
    expect(isOnline?.()).toBe(false);
    let end = () => {};
    const first = lock('a', () => new Promise((resolve) => (end = resolve)));
    const work = vi.fn<() => Promise<void>>(async () => {});
    expect(await lock('a', work)).toBe(false);
    expect(work).not.toHaveBeenCalled();
    expect(await lock('b', work)).toBe(true);
    end();
    expect(await first).toBe(true);
    expect(await lock('a', work)).toBe(true);
  });

  it('goes on where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    const work = vi.fn<() => Promise<void>>(async () => {});
    expect(await createBrowserUploadPorts().lock('a', work)).toBe(true);
    expect(work).toHaveBeenCalledOnce();
  });
});
