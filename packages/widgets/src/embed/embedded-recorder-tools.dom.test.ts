import { createHttp } from '@shuyuan/api-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestHost, testUser } from '../testing/index.ts';
import { createEmbeddedRecorderTools } from './embedded-recorder-tools.ts';
import { elements } from './element-names.ts';

const baseUrl = 'https://school.example';

afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'shuyuan_uploader=; Max-Age=0; Path=/';
});

/** What an upload asks of the page. */
async function upload(uploadLogUrl?: string) {
  const pictures: URL[] = [];
  class Picture {
    set src(address: string) {
      pictures.push(new URL(address));
    }
  }
  vi.stubGlobal('Image', Picture);
  const send = vi.fn<typeof fetch>(async () => {
    throw new TypeError('offline');
  });
  const { uploader } = createEmbeddedRecorderTools({
    school: { baseUrl, http: createHttp({ baseUrl, fetch: send }) },
    host: createTestHost({ user: testUser }),
    overlays: null,
    uploadLogUrl,
  });
  const file = new Blob(['film'], { type: 'video/mp4' });
  const started = uploader.start({ file, fileName: '2026-11-22-录制.mp4', title: '第三课' });
  await started.cancel();
  return pictures;
}

describe('lines about uploads of an embedded recorder', () => {
  it('are off until the page names an address: no picture, no cookie', async () => {
    expect(await upload()).toEqual([]);
    expect(document.cookie).toBe('');
  });

  it('go to the address that the page has set as a property, which no markup can', async () => {
    expect(elements['shuyuan-recorder'].properties).toContain('uploadLogUrl');
    expect(elements['shuyuan-recorder'].attributes).not.toContain('uploadLogUrl');
    const lines = await upload('https://log.example/p.gif');
    expect(lines.map(({ origin, pathname }) => origin + pathname)).toEqual(
      Array(2).fill('https://log.example/p.gif'),
    );
    const [begin, cancelled] = lines.map(({ searchParams }) => Object.fromEntries(searchParams));
    expect(begin).toMatchObject({ event: 'begin', size: '4', v: '1.4.0', APIVersion: '0.6.0', sn: '1' });
    expect(cancelled).toMatchObject({ event: 'cancelled', sn: '2' });
    expect(document.cookie).toBe(`shuyuan_uploader=${begin?.['ui']}`);
  });
});
