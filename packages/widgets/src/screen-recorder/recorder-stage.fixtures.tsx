import type { VideoRecord } from '@shuyuan/api-client';
import { NativeButton } from '@shuyuan/ui/native-button';
import { useState } from 'react';
import { HostProvider } from '../host/host-context.tsx';
import { createTestHost, type TestHost } from '../host/test-host.ts';
import { testUser } from '../testing/test-user.ts';
import type { RecordsBackend } from '../testing/records-backend.fixtures.ts';
import { createScenes } from '../testing/scenes.fixtures.tsx';
import type { FakeBrowser } from './fake-browser.fixtures.ts';
import { createFakeDevice, type FakeDevice } from './fake-device.fixtures.ts';
import { createFakeMedia, type FakeMedia } from './fake-media.fixtures.ts';
import { createFakeUploader, type FakeUploader } from './fake-uploader.fixtures.ts';
import { shareAddress } from './open-recorder.fixtures.ts';
import { createRecorderBackend } from './recorder-backend.fixtures.ts';
import { ScreenRecorder } from './screen-recorder.tsx';
import lesson from './views/lesson.fixtures.mp4?url';

/** What a flow may look at, and steer, beside the page. */
export interface RecorderScene {
  host: TestHost;
  device: FakeDevice;
  media: FakeMedia;
  uploader: FakeUploader;
  backend: RecordsBackend;
  saved: number[];
}

export interface RecorderStageProps {
  browser?: Partial<FakeBrowser>;
  locale?: 'zh-CN' | 'en';
  isVisitor?: boolean;
  /** The number of the recording that is opened in place of the setup. */
  record?: number;
  /** What earlier pages have done on this device. */
  before?: (scene: Omit<RecorderScene, 'saved'>) => Promise<void>;
}

const { SceneFrame, sceneIn } = createScenes<RecorderScene>();
export { sceneIn };

function createScene({ browser, locale = 'zh-CN', isVisitor = false }: RecorderStageProps): RecorderScene {
  const host = createTestHost({ user: isVisitor ? null : testUser, locale });
  const device = createFakeDevice();
  const media = createFakeMedia({
    host,
    device,
    browser: { playableUrl: lesson, duration: 84, bytes: 8_612_344, ...browser },
  });
  const uploader = createFakeUploader({ device });
  return { host, device, media, uploader, backend: createRecorderBackend({ url: lesson }), saved: [] };
}

/** The recorder on a page of its own, over fake streams, a steered network and a library in memory. */
export function RecorderStage(props: RecorderStageProps) {
  const [scene] = useState(() => createScene(props));
  const [isOpen, setOpen] = useState(false);
  const [shown] = useState<VideoRecord | null>(() =>
    props.record === undefined ? null : (scene.backend.rows()[props.record] ?? null),
  );
  const open = async () => {
    await props.before?.(scene);
    setOpen(true);
  };
  return (
    <SceneFrame scene={scene}>
      <NativeButton tone="action" onPress={() => void open()}>
        录制屏幕
      </NativeButton>
      <HostProvider host={scene.host}>
        <ScreenRecorder
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          records={scene.backend.api}
          uploader={scene.uploader}
          media={scene.media}
          openRecord={shown}
          shareAddress={shareAddress}
          isServerReachable={async () => true}
          onSaved={(id) => scene.saved.push(id)}
        />
      </HostProvider>
    </SceneFrame>
  );
}
