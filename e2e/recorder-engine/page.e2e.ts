import { capture, expect, openRecorder, test } from './recorder-test.ts';

test('SR-13: a page that may record says so, with what it records in and how much room there is', async ({
  recorderPage: page,
}) => {
  const found = await page.evaluate(() => harness.media.examine());
  expect(found).toMatchObject({
    screen: { status: 'ready', codec: 'video/webm;codecs=vp9,opus' },
    isFramed: false,
    hasComputerSound: true,
  });
  expect(found.room).toBeGreaterThan(1e6);
});

for (const [allow, screen, microphone] of [
  ['', { status: 'missing', because: 'frame' }, 'frame'],
  ['display-capture; microphone', { status: 'ready', codec: 'video/webm;codecs=vp9,opus' }, 'granted'],
] as const)
  test(`SR-13: in a frame of another origin with allow="${allow}" it finds out what it may`, async ({
    allowing,
    site,
  }) => {
    const page = await allowing.newPage({ permissions: ['microphone'] });
    const query = new URLSearchParams({ recorder: site.url, allow });
    await page.goto(`${site.partnerUrl}/framed.html?${query.toString()}`);
    const frame = await (await page.waitForSelector('iframe')).contentFrame();
    await frame!.waitForFunction(() => 'harness' in globalThis);
    const found = await frame!.evaluate(() => harness.media.examine());
    expect(found).toMatchObject({ screen, microphone, isFramed: true, hasFloatingWindow: false });
    await page.close();
  });

test('SR-13: what a frame forbids is told from what a person refuses', async ({ allowing, site }) => {
  const page = await allowing.newPage();
  await page.goto(`${site.partnerUrl}/framed.html?${new URLSearchParams({ recorder: site.url }).toString()}`);
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  await frame!.waitForFunction(() => 'harness' in globalThis);
  const problems = await frame!.evaluate(async () => [
    await harness.problemOf(() => harness.media.openMicrophone(null)),
    await harness.problemOf(() => harness.media.captureScreen()),
  ]);
  expect(problems).toEqual(['forbidden-here', 'forbidden-here']);
  await page.close();
});

test('SR-07: the page asks before it is left, as long as it is held', async ({
  recorderPage: page,
  site,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  // Browsers ask only in pages that somebody has touched.
  await page.getByRole('button').click();
  await page.evaluate(() => Object.assign(harness.state, { letGo: harness.media.blockUnload() }));
  await openRecorder(page, site.url);
  expect(asked).toEqual(['beforeunload']);
  await page.getByRole('button').click();
  await page.evaluate(() => harness.media.blockUnload()());
  await openRecorder(page, site.url);
  expect(asked).toHaveLength(1);
});

for (const isShadowed of [false, true])
  test(`SR-12: the floating window looks like ${isShadowed ? 'its shadow root' : 'the page'}, and tells when it was closed`, async ({
    recorderPage: page,
  }) => {
    const opened = page.evaluate(
      (isShadowed) =>
        harness.whenPressed(async () => {
          const button = isShadowed ? harness.shadowedButton() : document.querySelector('button')!;
          const floating = await harness.mediaLike(button).openFloatingWindow!();
          floating.body.append(button.cloneNode(true));
          const copy = floating.body.querySelector('button')!;
          const { defaultView, documentElement } = copy.ownerDocument;
          const { color } = defaultView!.getComputedStyle(copy);
          copy.style.all = 'revert';
          const plain = defaultView!.getComputedStyle(copy).color;
          const { lang, dir } = documentElement;
          const told = new Promise((resolve) => floating.onClosed(() => resolve(true)));
          floating.close();
          return { color, plain, expected: getComputedStyle(button).color, lang, dir, isTold: await told };
        }),
      isShadowed,
    );
    await page.getByRole('button', { name: '按下' }).click();
    const { color, expected, plain, ...told } = await opened;
    expect(color).toBe(expected);
    // A button without any style looks otherwise.
    expect(color).not.toBe(plain);
    expect(told).toEqual({ lang: 'zh-CN', dir: 'ltr', isTold: true });
  });

test('SR-08: fifty rounds leave no live track, no sound, no worker and no address of a file', async ({
  recorderPage: page,
}) => {
  test.setTimeout(90_000);
  for (let round = 0; round < 50; round += 1) {
    await capture(page);
    await page.evaluate(async (round) => {
      const { media, state } = harness;
      const microphone = await media.openMicrophone(null);
      const stop = microphone.onLevel(() => {});
      state.microphone = microphone;
      microphone.level();
      if (round % 10 === 0) {
        await harness.start(`round-${round}`);
        await harness.recordedFor(300);
        await harness.stop();
        media.playable(state.finished!.file).release();
        await media.discard(`round-${round}`);
      }
      if (round % 10 === 5) {
        await harness.start(`round-${round}`);
        await media.discard(`round-${round}`);
      }
      state.capture?.close();
      // Every other one is closed while its level is still looked at.
      if (round % 2) stop();
      microphone.close();
    }, round);
  }
  const made = await page.evaluate(() => harness.leaks.made());
  expect(made.tracks).toBeGreaterThanOrEqual(100);
  expect(made.contexts).toBeGreaterThanOrEqual(60);
  const left = () => page.evaluate(() => harness.leaks.left());
  await expect.poll(left).toEqual({ tracks: 0, contexts: 0, addresses: 0, workers: 0 });
  const kept = await page.evaluate(() => harness.kept());
  expect(kept).toEqual({ files: [], rows: 0, chunks: 0, locks: 0 });
});
