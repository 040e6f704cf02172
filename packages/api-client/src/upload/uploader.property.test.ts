import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import {
  bytesOf,
  createFakeCloud,
  createFakeDevice,
  untilStill,
  videoOf,
  type Fate,
} from './uploader.fixtures.ts';
import type { Upload } from './upload.types.ts';

beforeAll(() => import('./upload-sender.ts'));

const mib = 1024 * 1024;

/** What happens to the requests in their order; afterwards all are answered. */
const fates = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant<Fate>('answered') },
    { weight: 2, arbitrary: fc.constantFrom<Fate>('lost', 'answer-lost', 'late', 'broken') },
    { weight: 1, arbitrary: fc.constantFrom<Fate>('expired', 'forgotten', 'refused') },
  ),
  { maxLength: 60 },
);

/** What a person or the device does between the requests. */
const deeds = fc.array(fc.constantFrom('pause', 'reload', 'wait', 'resume'), { maxLength: 12 });

it('SR-06 SR-14 whatever fails, lapses or reloads, the store holds the file to the byte, and percent never goes back', async () => {
  const sizes = fc.integer({ min: 1, max: 9 * mib });
  await fc.assert(
    fc.asyncProperty(sizes, fates, deeds, async (size, script, plan) => {
      const cloud = createFakeCloud();
      const device = createFakeDevice();
      const queue = script.values();
      cloud.decide(() => queue.next().value ?? 'answered');
      let page = device.openPage(cloud);
      let upload = page.uploader.start({ file: videoOf(size), fileName: 'a.mp4', title: 'a' });
      let percent = 0;
      // Kept until the end: what a listener throws is one more failure of the upload, which goes on after it.
      const wrong: number[] = [];
      const watch = (next: Upload) => {
        const { step } = next.state();
        // A page is left before it has written down the last of what it showed.
        if (step !== 'done') percent = Math.min(percent, next.state().percent);
        next.subscribe((state) => {
          if (!Number.isInteger(state.percent) || state.percent < percent) wrong.push(state.percent);
          percent = state.percent;
        });
      };
      watch(upload);

      for (const deed of [...plan, 'finish']) {
        for (let turn = 0; turn < 9; turn += 1) await new Promise((resolve) => setImmediate(resolve));
        if (deed === 'wait') await page.advance(2000);
        if (deed === 'pause') upload.pause();
        if (deed === 'resume') upload.resume();
        if (deed !== 'reload') continue;
        page.end();
        page = device.openPage(cloud);
        const [found] = await page.uploader.unfinished();
        // One that was left before it was kept begins anew.
        upload = found ?? page.uploader.start({ file: videoOf(size), fileName: 'a.mp4', title: 'a' });
        watch(upload);
      }
      for (let tries = 0; tries < 40 && upload.state().step !== 'done'; tries += 1) {
        upload.resume();
        await untilStill(page, upload);
      }

      const state = upload.state();
      if (state.step !== 'done') throw new Error(JSON.stringify(state));
      const object = cloud.objects.get(state.videoId)!;
      expect(Buffer.from(await object.arrayBuffer()).equals(bytesOf(size))).toBe(true);
      expect(wrong).toEqual([]);
      await upload.forget();
      expect(await page.uploader.unfinished()).toEqual([]);
      expect([...device.values.keys()]).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
