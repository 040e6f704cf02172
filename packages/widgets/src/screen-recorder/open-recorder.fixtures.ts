import { createTestHost, type TestHost } from '../host/test-host.ts';
import { testUser } from '../testing/test-user.ts';
import type { RecordsBackend } from '../testing/records-backend.fixtures.ts';
import type { FakeBrowser } from './fake-browser.fixtures.ts';
import { createFakeDevice, type FakeDevice } from './fake-device.fixtures.ts';
import { createFakeMedia } from './fake-media.fixtures.ts';
import { createFakeUploader } from './fake-uploader.fixtures.ts';
import { createRecorderBackend } from './recorder-backend.fixtures.ts';
import type { RecorderStep, StepKind } from './recorder-step.ts';
import { createScreenRecorderStore } from './screen-recorder.store.ts';
import { screenRecorderStrings } from './screen-recorder.strings.ts';

export const strings = screenRecorderStrings['zh-CN'];

export const shareAddress = (id: number) => `https://school.test/record/detail?id=${id}`;

export interface RecorderScene {
  host?: TestHost;
  device?: FakeDevice;
  backend?: RecordsBackend;
  browser?: Partial<FakeBrowser>;
  isServerReachable?: () => Promise<boolean>;
}

/** A recorder without a page around it. It is closed, and follows its page. */
export function setUpRecorder({
  host = createTestHost({ user: testUser }),
  device = createFakeDevice(),
  backend = createRecorderBackend(),
  browser = {},
  isServerReachable,
}: RecorderScene = {}) {
  const media = createFakeMedia({ host, device, browser });
  const uploader = createFakeUploader({
    device,
    owner: () => String(host.session.current()?.id ?? ''),
  });
  const store = createScreenRecorderStore({
    host,
    media,
    uploader,
    strings,
    shareAddress,
    records: backend.api,
    isServerReachable,
  });
  const heard = { closed: 0, saved: [] as number[], spoken: [] as string[] };
  store.setCallbacks({ onClose: () => (heard.closed += 1), onSaved: (id) => heard.saved.push(id) });
  store.subscribe(({ announcement }, before) => {
    if (announcement && announcement !== before.announcement) heard.spoken.push(announcement.text);
  });
  const stop = store.start();
  const state = store.getState;
  const { settle, advance } = host;

  /** The step, which has to be this one. */
  function at<Kind extends StepKind>(kind: Kind) {
    const { step } = state();
    if (step.kind !== kind) throw new Error(`The recorder is at ${step.kind}, not at ${kind}.`);
    return step as Extract<RecorderStep, { kind: Kind }>;
  }

  const scene = {
    host,
    device,
    backend,
    media,
    uploader,
    store,
    actions: store.actions,
    heard,
    stop,
    state,
    at,
  };
  return {
    ...scene,
    /** Opens the setup, and lets it look around. */
    async setup() {
      store.open(null);
      await settle();
    },
    /** Records for so many seconds, without a countdown. */
    async record(seconds = 5) {
      store.actions.setCountdown(0);
      store.actions.start();
      await settle();
      await advance(seconds * 1000);
    },
    /** As far as the preview of a draft. */
    async recordDraft(seconds = 5) {
      store.open(null);
      await settle();
      await this.record(seconds);
      store.actions.stop();
      await settle();
    },
    /** The same person on the same device, on a new page. */
    next(how: 'reload' | 'crash' = 'reload') {
      const page = host[how]();
      device.endPages();
      return setUpRecorder({ host: page, device, backend, browser: media.browser });
    },
  };
}
