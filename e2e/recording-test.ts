import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from './fixtures.ts';
import { recordingBrowser } from './record-and-save.ts';
import { toneWav } from './recorder-engine/tone.ts';

/** Tests of somebody who allows everything and shows this tab, with a microphone that sounds a tone. */
export const test = base.extend({
  launchOptions: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright spells a fixture that leans on nothing
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'shuyuan-recording-'));
      const tone = join(folder, 'tone.wav');
      writeFileSync(tone, toneWav(440));
      const { args = [], ...options } = await recordingBrowser();
      await use({ ...options, args: [...args, `--use-file-for-fake-audio-capture=${tone}`] });
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
