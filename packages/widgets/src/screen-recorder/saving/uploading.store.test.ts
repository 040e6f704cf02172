import { formatDate } from '@shuyuan/ui/relative-time';
import { describe, expect, it } from 'vitest';
import { refusal, signedOut, unplugged } from '../../testing/failures.fixtures.ts';
import { setUpRecorder, shareAddress, strings, type RecorderScene } from '../open-recorder.fixtures.ts';
import { createRecorderBackend, recordAt } from '../recorder-backend.fixtures.ts';

const timeSkew = { kind: 'store', message: 'The clocks differ', code: 'RequestTimeTooSkewed' } as const;

/** What has arrived was not saved for a week, and the server has given it up. */
const expired = () => refusal('视频不存在或已过期，请重新上传', 404);

/** A draft whose upload is under way. */
async function uploading(options: RecorderScene = {}) {
  const scene = setUpRecorder(options);
  await scene.recordDraft(10);
  scene.actions.setTitle('函数图像的平移');
  scene.actions.save();
  return scene;
}

/** The upload arrives, and what follows happens. */
async function arrive(scene: Awaited<ReturnType<typeof uploading>>) {
  scene.uploader.reach(100);
  await scene.host.settle();
}

describe('the upload of a draft', () => {
  it('SR-06: shows its percentage, and ends up in the library', async () => {
    const scene = await uploading();
    expect(scene.at('uploading')).toMatchObject({ percent: 0, isPaused: false, isWaiting: false });
    scene.uploader.reach(37);
    expect(scene.at('uploading').percent).toBe(37);
    await arrive(scene);
    expect(scene.at('saved').subject.record).toMatchObject({ id: 5000, title: '函数图像的平移' });
    expect(scene.backend.created).toMatchObject([
      { body: { title: '函数图像的平移', aliyun_video_id: 'video-upload-1', duration: 12.4 } },
    ]);
    expect(scene.host.notices).toEqual([{ tone: 'positive', text: strings.saved }]);
    expect(scene.heard.saved).toEqual([5000]);
    expect(scene.device.uploads.size).toBe(0);
  });

  it('T4 SR-05: carries the file under its date and the name of an mp4, with its true type', async () => {
    const scene = await uploading({ browser: { mimeType: 'video/webm' } });
    const [kept] = scene.device.uploads.values();
    expect(kept?.source).toMatchObject({
      fileName: `${formatDate(scene.host.clock.now())}-录制.mp4`,
      title: '函数图像的平移',
    });
    expect(kept?.source.file?.type).toBe('video/webm');
  });

  it('SR-06: pauses, resumes, waits for another attempt, and can be cancelled', async () => {
    const scene = await uploading();
    scene.uploader.reach(20);
    scene.actions.pauseUpload();
    expect(scene.at('uploading')).toMatchObject({ percent: 20, isPaused: true });
    scene.actions.resumeUpload();
    expect(scene.at('uploading').isPaused).toBe(false);
    scene.uploader.wait();
    expect(scene.at('uploading')).toMatchObject({ percent: 20, isWaiting: true });
    scene.actions.cancelUpload();
    await scene.host.settle();
    expect(scene.at('preview')).toMatchObject({ failure: null, particulars: { title: '函数图像的平移' } });
    expect(scene.device.uploads.size).toBe(0);
    scene.actions.save();
    expect(scene.uploader.begun).toHaveLength(2);
    expect(scene.at('uploading').percent).toBe(0);
  });

  it('SR-06: a failure says what the store has said, and the next try goes on from there', async () => {
    const scene = await uploading();
    scene.uploader.reach(60);
    scene.uploader.fail(timeSkew);
    expect(scene.at('preview').failure).toEqual({ kind: 'upload', failure: timeSkew });
    scene.actions.save();
    expect(scene.at('uploading').percent).toBe(60);
    expect(scene.uploader.begun).toHaveLength(1);
    await arrive(scene);
    expect(scene.at('saved')).toBeTruthy();
  });

  it('SR-06: an expired session asks for the sign-in, and goes on after it', async () => {
    const scene = await uploading();
    scene.uploader.reach(60);
    scene.uploader.fail({ kind: 'signed-out', message: '请先登录', code: '401' });
    expect(scene.host.loginRequests).toMatchObject([{ mode: 1, intent: { kind: 'save-recording' } }]);
    expect(scene.at('preview').particulars.title).toBe('函数图像的平移');
    scene.host.loginRequests[0]?.intent?.run();
    expect(scene.at('uploading').percent).toBe(60);
  });

  it('what is typed while it runs is what is saved', async () => {
    const scene = await uploading();
    scene.uploader.reach(60);
    scene.actions.setDescription('00:12 平移\n01:30 伸缩');
    scene.actions.setCategory(22);
    await arrive(scene);
    expect(scene.backend.created[0]?.body).toMatchObject({
      short_description: '00:12 平移\n01:30 伸缩',
      category_id: 22,
    });
  });
});

describe('the saving of what has arrived', () => {
  it.each([
    [unplugged, strings.unreachable],
    [() => refusal('文件不是视频'), '文件不是视频'],
  ] as const)(
    'keeps everything when it fails, and tries again without another upload',
    async (error, words) => {
      const scene = await uploading();
      scene.backend.fail('create', error);
      await arrive(scene);
      expect(scene.at('preview')).toMatchObject({
        failure: { kind: 'save', message: words },
        particulars: { title: '函数图像的平移' },
      });
      expect(scene.device.drafts.size).toBe(1);
      scene.actions.save();
      await scene.host.settle();
      expect(scene.at('saved')).toBeTruthy();
      expect(scene.uploader.begun).toHaveLength(1);
    },
  );

  it('makes one recording when the answer was lost, and brings it up to what was typed since', async () => {
    const scene = await uploading();
    scene.backend.loseAnswer('create');
    await arrive(scene);
    expect(scene.at('preview').failure?.kind).toBe('save');
    scene.actions.setTitle('改过的题目');
    scene.actions.save();
    await scene.host.settle();
    expect(scene.backend.created).toHaveLength(1);
    expect(scene.backend.rows()[0]?.title).toBe('改过的题目');
    expect(scene.at('saved').subject.record.title).toBe('改过的题目');
  });

  it.each([
    ['the change that follows is refused', 'update', () => refusal('标题含有敏感词')],
    ['the server is too busy to look', 'create', () => refusal('今天保存的次数太多了，请明天再试', 429)],
    ['the server fails', 'create', () => refusal('服务器开小差了，请稍后再试', 500)],
  ] as const)('saves what was typed last once the answer was lost and %s', async (_, call, error) => {
    const scene = await uploading();
    scene.backend.loseAnswer('create');
    await arrive(scene);
    scene.actions.setTitle('改过的题目');
    scene.backend.fail(call, error);
    scene.actions.save();
    await scene.host.settle();
    expect(scene.at('preview').failure).toEqual({ kind: 'save', message: error().message });
    scene.actions.setTitle('又改过的题目');
    scene.actions.save();
    await scene.host.settle();
    expect(scene.at('saved').subject.record.title).toBe('又改过的题目');
    expect(scene.backend.created).toHaveLength(1);
    expect(scene.backend.rows()[0]?.title).toBe('又改过的题目');
  });

  it('says something else under the same key after a refusal', async () => {
    const scene = await uploading();
    scene.backend.fail('create', () => refusal('标题含有敏感词'));
    await arrive(scene);
    scene.actions.setTitle('换一个题目');
    scene.actions.save();
    await scene.host.settle();
    expect(scene.backend.created.map(({ body }) => body.title)).toEqual(['换一个题目']);
    expect(scene.backend.updated).toEqual([]);
  });

  it('SR-06: sends the file anew when the server has given up what had arrived', async () => {
    const scene = await uploading();
    scene.backend.fail('create', expired);
    await arrive(scene);
    expect(scene.at('preview').failure).toEqual({ kind: 'save', message: expired().message });
    scene.actions.save();
    expect(scene.at('uploading').percent).toBe(0);
    expect(scene.uploader.begun).toHaveLength(2);
    expect(scene.device.uploads.size).toBe(1);
    await arrive(scene);
    expect(scene.at('saved')).toBeTruthy();
    expect(scene.device.uploads.size).toBe(0);
  });

  it('asks for the sign-in when the session is gone, and saves after it', async () => {
    const scene = await uploading();
    scene.backend.fail('create', () => {
      scene.host.setUser(null);
      return signedOut();
    });
    await arrive(scene);
    expect(scene.at('preview').failure).toEqual({ kind: 'save', message: strings.uploadSignedOut });
    const [request] = scene.host.loginRequests;
    expect(request?.intent?.kind).toBe('save-recording');
    scene.host.setUser({ id: 2 } as never);
    request?.intent?.run();
    await scene.host.settle();
    expect(scene.at('saved')).toBeTruthy();
  });

  it('shows what is known when the library does not tell more', async () => {
    const scene = await uploading();
    scene.backend.fail('detail', unplugged);
    await arrive(scene);
    expect(scene.at('saved').subject.record).toMatchObject({ id: 5000, title: '函数图像的平移', url: '' });
  });

  it('SR-08: keeps playing what is on the device, and clears it away when it is left', async () => {
    const scene = await uploading();
    await arrive(scene);
    expect(scene.media.open.urls).toBe(1);
    expect(scene.device.drafts.size).toBe(1);
    scene.actions.restart();
    await scene.host.settle();
    expect(scene.at('setup')).toBeTruthy();
    expect(scene.device.drafts.size).toBe(0);
    expect(scene.media.open.urls).toBe(0);
    expect(scene.state().setup.recoverable).toEqual([]);
  });

  it('SR-09: a crash after the saving offers nothing that is saved already', async () => {
    const scene = await uploading();
    await arrive(scene);
    const next = scene.next('crash');
    await next.setup();
    expect(next.state().setup.recoverable).toEqual([]);
    expect(next.device.drafts.size).toBe(0);
  });
});

describe('an upload that an earlier page has left', () => {
  async function reloaded(percent = 40) {
    const scene = await uploading();
    scene.uploader.reach(percent);
    await scene.host.settle();
    const next = scene.next();
    await next.setup();
    return next;
  }

  it('SR-14: goes on when the recorder opens, and is saved once with what was typed', async () => {
    const next = await reloaded();
    expect(next.state().earlier).toMatchObject([
      { title: '函数图像的平移', percent: 40, status: 'uploading', message: '' },
    ]);
    expect(next.state().setup.recoverable).toEqual([]);
    expect(next.media.open.unloadBlocks).toBe(1);
    await arrive(next);
    expect(next.state().earlier).toEqual([]);
    expect(next.backend.created).toHaveLength(1);
    expect(next.host.notices).toEqual([{ tone: 'positive', text: strings.savedEarlier('函数图像的平移') }]);
    expect(next.heard.saved).toEqual([5000]);
    expect(next.device.drafts.size + next.device.uploads.size).toBe(0);
    expect(next.media.open.unloadBlocks).toBe(0);
  });

  it('SR-14: is saved once when the first page had saved it without hearing of it', async () => {
    const scene = await uploading();
    scene.backend.loseAnswer('create');
    await arrive(scene);
    const next = scene.next();
    await next.setup();
    expect(next.backend.created).toHaveLength(1);
    expect(next.state().earlier).toEqual([]);
    expect(next.heard.saved).toEqual([5000]);
  });

  it('SR-14: says what has failed, and goes on when it is told to', async () => {
    const next = await reloaded();
    next.uploader.fail(timeSkew);
    const [failed] = next.state().earlier;
    expect(failed).toMatchObject({
      status: 'failed',
      message: '视频上到阿里云失败传失败，错误信息：The clocks differ:code:RequestTimeTooSkewed',
    });
    next.actions.resumeEarlier(failed?.id ?? '');
    expect(next.state().earlier[0]?.status).toBe('uploading');
    next.backend.fail('create', unplugged);
    await arrive(next);
    expect(next.state().earlier[0]).toMatchObject({ status: 'failed', message: strings.unreachable });
    next.actions.resumeEarlier(failed?.id ?? '');
    await next.host.settle();
    expect(next.state().earlier).toEqual([]);
    expect(next.backend.created).toHaveLength(1);
  });

  it('SR-14: is sent anew when the server has given up what had arrived', async () => {
    const scene = await uploading();
    scene.backend.fail('create', unplugged);
    await arrive(scene);
    scene.backend.fail('create', expired);
    const next = scene.next();
    await next.setup();
    const [row] = next.state().earlier;
    expect(row).toMatchObject({ status: 'failed', message: expired().message });
    next.actions.resumeEarlier(row?.id ?? '');
    await next.host.settle();
    expect(next.state().earlier).toMatchObject([
      { id: row?.id, status: 'uploading', percent: 0, message: '' },
    ]);
    expect(next.uploader.begun).toHaveLength(1);
    expect(next.device.uploads.size).toBe(1);
    next.uploader.fail(timeSkew);
    next.actions.close();
    await next.setup();
    expect(next.state().earlier).toHaveLength(1);
    next.actions.resumeEarlier(row?.id ?? '');
    await arrive(next);
    expect(next.state().earlier).toEqual([]);
    expect(next.backend.rows()[0]?.title).toBe('函数图像的平移');
    expect(next.heard.saved).toEqual([5000]);
    expect(next.device.drafts.size + next.device.uploads.size).toBe(0);
  });

  it('SR-14: is removed only when that was asked and answered', async () => {
    const next = await reloaded();
    const id = next.state().earlier[0]?.id ?? '';
    next.actions.askDiscardEarlier(id);
    expect(next.state().question).toEqual({ kind: 'discard-upload', id });
    next.actions.answerYes();
    await next.host.settle();
    expect(next.state().earlier).toEqual([]);
    expect(next.device.drafts.size + next.device.uploads.size).toBe(0);
  });

  it('SR-14: goes on beside the next recording, and is not begun twice', async () => {
    const next = await reloaded();
    await next.record(5);
    next.actions.stop();
    await next.host.settle();
    next.actions.save();
    next.uploader.reach(70);
    expect(next.at('uploading').percent).toBe(70);
    expect(next.state().earlier[0]?.percent).toBe(70);
    await arrive(next);
    expect(next.backend.created).toHaveLength(2);
    expect(new Set(next.backend.created.map(({ key }) => key)).size).toBe(2);
  });

  it('SR-14: waits for the next page when this one goes', async () => {
    const next = await reloaded();
    next.stop();
    expect(next.device.uploads.size).toBe(1);
    expect(next.state().earlier).toEqual([]);
    expect(next.media.open.unloadBlocks).toBe(0);
  });

  it('SR-14: waits for the next page also when this one goes while it still looks', async () => {
    const scene = await uploading();
    scene.uploader.reach(40);
    await scene.host.settle();
    const next = scene.next();
    next.store.open(null);
    next.stop();
    await next.host.settle();
    expect(next.state().earlier).toEqual([]);
    expect(next.media.open.unloadBlocks).toBe(0);
    expect(next.device.uploads.size).toBe(1);
  });
});

describe('the link of a recording', () => {
  it('opens it for whoever has the link, copies that, and shows it: “添加成功” follows', async () => {
    const scene = await uploading();
    await arrive(scene);
    scene.actions.copyLink();
    expect(scene.state().isSharing).toBe(true);
    await scene.host.settle();
    expect(scene.state()).toMatchObject({
      isSharing: false,
      question: { kind: 'link', address: shareAddress(5000), isCopied: true },
    });
    expect(scene.backend.shared).toEqual([5000]);
    expect(scene.host.copied).toEqual([shareAddress(5000)]);
    expect(scene.at('saved').subject.record.is_shared).toBe(true);
    expect(scene.host.notices.at(-1)).toEqual({ tone: 'positive', text: '复制成功' });
  });

  it('shows it to be copied by hand where the browser refuses', async () => {
    const scene = setUpRecorder();
    scene.host.clipboard.writeText = () => Promise.reject(new Error('denied'));
    scene.store.open(recordAt(1));
    await scene.host.settle();
    scene.actions.copyLink();
    await scene.host.settle();
    expect(scene.backend.shared).toEqual([]);
    expect(scene.state().question).toMatchObject({ isCopied: false, address: shareAddress(recordAt(1).id) });
    expect(scene.host.notices).toEqual([{ tone: 'critical', text: '复制失败' }]);
    scene.host.clipboard.writeText = async () => {};
    scene.actions.confirmLink();
    await scene.host.settle();
    expect(scene.state().question).toMatchObject({ isCopied: true });
  });

  it('says so when it cannot be opened for others', async () => {
    const backend = createRecorderBackend();
    backend.fail('share', unplugged);
    const scene = setUpRecorder({ backend });
    scene.store.open(recordAt(0));
    await scene.host.settle();
    scene.actions.copyLink();
    await scene.host.settle();
    expect(scene.state()).toMatchObject({ question: null, isSharing: false });
    expect(scene.host.notices).toEqual([{ tone: 'critical', text: strings.unreachable }]);
  });
});
