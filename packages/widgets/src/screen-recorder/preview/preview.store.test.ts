import { formatDate } from '@shuyuan/ui/relative-time';
import { describe, expect, it } from 'vitest';
import { unplugged } from '../../testing/failures.fixtures.ts';
import { never } from '../fake-browser.fixtures.ts';
import { neighboursOf } from './library.ts';
import { setUpRecorder, strings, type RecorderScene } from '../open-recorder.fixtures.ts';
import { createRecorderBackend, recordAt } from '../recorder-backend.fixtures.ts';

async function showDraft(options: RecorderScene = {}, seconds = 5) {
  const scene = setUpRecorder(options);
  await scene.recordDraft(seconds);
  return scene;
}

async function showRecord(index = 0, options: RecorderScene = {}) {
  const scene = setUpRecorder(options);
  scene.store.open(recordAt(index));
  await scene.host.settle();
  return scene;
}

const durationOf = (scene: Awaited<ReturnType<typeof showDraft>>) => {
  const { subject } = scene.at('preview');
  return subject.kind === 'draft' ? subject.draft.duration : Number.NaN;
};

describe('the length of a draft', () => {
  it('SR-04: is what the file says', async () => {
    expect(durationOf(await showDraft({ browser: { duration: 4.9 } }))).toBe(4.9);
    expect(durationOf(await showDraft({ browser: { reading: 5.1 } }))).toBe(5.1);
  });

  it('SR-04: blocks saving with “正在解析视频时间请稍等” until it is known, and never for ever', async () => {
    const scene = await showDraft({ browser: { reading: never } }, 7);
    expect(durationOf(scene)).toBeNull();
    scene.actions.save();
    expect(scene.host.notices).toEqual([{ tone: 'neutral', text: '正在解析视频时间请稍等' }]);
    expect(scene.uploader.begun).toEqual([]);
    await scene.host.advance(10_000);
    expect(durationOf(scene)).toBe(7);
    scene.actions.save();
    expect(scene.at('uploading')).toBeTruthy();
  });

  it.each(['rejects', Infinity, Number.NaN, 0] as const)(
    'SR-04: is the recorder’s own clock when the file says %s',
    async (reading) => {
      expect(durationOf(await showDraft({ browser: { reading } }, 9))).toBe(9);
    },
  );

  it('SR-05: a file without a byte says “文件大小为0，不能上传”, and is not played', async () => {
    const scene = await showDraft({ browser: { stop: 'empty' } });
    expect(scene.at('preview')).toMatchObject({
      url: '',
      failure: { kind: 'upload', failure: { kind: 'refused', code: 'empty' } },
    });
    scene.actions.save();
    expect(scene.host.notices).toEqual([{ tone: 'critical', text: '文件大小为0，不能上传' }]);
    expect(scene.uploader.begun).toEqual([]);
    expect(scene.media.open.urls).toBe(0);
  });
});

describe('what is written about a draft', () => {
  it('SR-05: begins with the date and “-录制”', async () => {
    const scene = await showDraft();
    expect(scene.at('preview').particulars).toEqual({
      title: `${formatDate(scene.host.clock.now())}-录制`,
      description: '',
      categoryId: 0,
    });
  });

  it('SR-05: without a title it is not saved: “标题不能为空”', async () => {
    const scene = await showDraft();
    scene.actions.setTitle('  ');
    scene.actions.save();
    expect(scene.host.notices).toEqual([{ tone: 'critical', text: '标题不能为空' }]);
    expect(scene.state()).toMatchObject({ isTitleMissing: true, tab: 'about' });
    scene.actions.setTitle('断句');
    expect(scene.state().isTitleMissing).toBe(false);
    expect(scene.uploader.begun).toEqual([]);
  });

  it('SR-09: is there again after a crash right after the last key, with the draft', async () => {
    const scene = await showDraft({}, 12);
    scene.actions.setTitle('《赤壁赋》第二段');
    scene.actions.setDescription('00:05 断句');
    scene.actions.setCategory(12);
    const next = scene.next('crash');
    await next.setup();
    const [recording] = next.state().setup.recoverable;
    expect(recording?.duration).toBe(12);
    next.actions.recover(recording?.id ?? '');
    expect(next.at('finishing')).toBeTruthy();
    await next.host.settle();
    expect(next.at('preview').particulars).toEqual({
      title: '《赤壁赋》第二段',
      description: '00:05 断句',
      categoryId: 12,
    });
  });

  it('SR-09: what was typed last is kept by a reload that comes at once', async () => {
    const scene = await showDraft();
    scene.actions.setTitle('刚刚写下');
    const next = scene.next();
    await next.setup();
    next.actions.recover(next.state().setup.recoverable[0]?.id ?? '');
    await next.host.settle();
    expect(next.at('preview').particulars.title).toBe('刚刚写下');
  });

  it.each([
    ['video/mp4', 'mp4'],
    ['video/webm;codecs=vp8,opus', 'webm'],
  ])('T4: downloads %s under its date, with the extension of what it is', async (mimeType, extension) => {
    const scene = await showDraft({ browser: { mimeType } });
    scene.actions.download();
    expect(scene.media.downloads).toEqual([`${formatDate(scene.host.clock.now())}-录制.${extension}`]);
  });

  it('SR-16: what was cut replaces the draft, and its chapters move along', async () => {
    const scene = setUpRecorder();
    await scene.setup();
    await scene.record(20);
    scene.actions.mark();
    await scene.host.advance(20_000);
    scene.actions.mark();
    scene.actions.stop();
    await scene.host.settle();
    const file = new Blob(['cut'], { type: 'video/mp4' });
    scene.actions.useTrimmed(file, 25, { from: 15, to: 40 });
    const step = scene.at('preview');
    expect(step.subject).toMatchObject({ draft: { file, duration: 25, markers: [{ at: 5 }] } });
    expect(step.particulars.description).toBe('00:05 第1段');
    expect(scene.media.open.urls).toBe(1);
    scene.actions.save();
    scene.uploader.reach(40);
    const [upload] = scene.device.uploads.values();
    expect(upload?.source.file).toBe(file);
  });
});

describe('what an earlier page has left', () => {
  async function crashed() {
    const scene = setUpRecorder();
    await scene.setup();
    await scene.record(30);
    const next = scene.next('crash');
    await next.setup();
    return next;
  }

  it('SR-09: a recording that a crash has broken off is offered, and recovered', async () => {
    const next = await crashed();
    const [recording] = next.state().setup.recoverable;
    expect(recording).toMatchObject({ duration: 30 });
    next.actions.recover(recording?.id ?? '');
    await next.host.settle();
    expect(next.at('preview').subject.kind).toBe('draft');
    expect(next.media.open.microphones).toBe(0);
  });

  it('SR-09: it is removed only when that was asked and answered', async () => {
    const next = await crashed();
    const id = next.state().setup.recoverable[0]?.id ?? '';
    next.actions.askDiscard(id);
    expect(next.state().question).toEqual({ kind: 'discard', id });
    next.actions.answerNo();
    expect(next.state().setup.recoverable).toHaveLength(1);
    next.actions.askDiscard(id);
    next.actions.answerYes();
    await next.host.settle();
    expect(next.state().setup.recoverable).toEqual([]);
    expect(next.device.drafts.size).toBe(0);
    expect(await next.host.storage.entries('recorder/2/takes/')).toEqual([]);
  });

  it('SR-09: what cannot be read stays where it is', async () => {
    const next = await crashed();
    next.media.recover = () =>
      Promise.reject(
        new (class extends Error {
          override name = 'MediaProblem';
          kind = 'unreadable';
        })(),
      );
    next.actions.recover(next.state().setup.recoverable[0]?.id ?? '');
    await next.host.settle();
    expect(next.at('setup').problem).toBe('unreadable');
    expect(next.state().setup.recoverable).toHaveLength(1);
  });

  it('SR-09: belongs to whoever has recorded it', async () => {
    const next = await crashed();
    next.host.setUser({ ...next.host.session.current(), id: 99 } as never);
    next.actions.close();
    await next.setup();
    expect(next.state().setup.recoverable).toEqual([]);
  });
});

describe('a recording of the library', () => {
  it('is watched and edited: “编辑成功”', async () => {
    const scene = await showRecord(2);
    expect(scene.at('preview')).toMatchObject({ isChanged: false, url: recordAt(2).url });
    scene.actions.setTitle('第三单元习题讲解（修订）');
    scene.actions.setCategory(21);
    expect(scene.at('preview').isChanged).toBe(true);
    scene.actions.save();
    await scene.host.settle();
    expect(scene.at('saved').isChanged).toBe(false);
    expect(scene.host.notices).toEqual([{ tone: 'positive', text: '编辑成功' }]);
    expect(scene.backend.updated).toMatchObject([
      { id: recordAt(2).id, body: { title: '第三单元习题讲解（修订）', category_id: 21 } },
    ]);
    expect(scene.heard.saved).toEqual([recordAt(2).id]);
  });

  it('what was typed back to what it was is no change', async () => {
    const scene = await showRecord(2);
    scene.actions.setTitle('别的');
    scene.actions.setTitle(recordAt(2).title);
    expect(scene.at('preview').isChanged).toBe(false);
  });

  it('keeps what was typed when the saving fails', async () => {
    const scene = await showRecord(1);
    scene.backend.fail('update', unplugged);
    scene.actions.setTitle('留着');
    scene.actions.save();
    await scene.host.settle();
    expect(scene.at('preview')).toMatchObject({
      failure: { kind: 'save', message: strings.unreachable },
      particulars: { title: '留着' },
      isChanged: true,
    });
    scene.actions.save();
    await scene.host.settle();
    expect(scene.at('saved')).toBeTruthy();
  });

  it('goes to the one before and after it', async () => {
    const scene = await showRecord(1);
    expect(neighboursOf(scene.state())).toEqual({ previous: true, next: true });
    scene.actions.next();
    await scene.host.settle();
    expect(scene.at('preview').subject).toMatchObject({ record: { id: recordAt(2).id } });
    scene.actions.previous();
    await scene.host.settle();
    scene.actions.previous();
    await scene.host.settle();
    expect(scene.at('preview').subject).toMatchObject({ record: { id: recordAt(0).id } });
    expect(neighboursOf(scene.state())).toEqual({ previous: false, next: true });
  });

  it('asks before unsaved changes are lost', async () => {
    const scene = await showRecord(1);
    scene.actions.setDescription('新的说明');
    scene.actions.next();
    expect(scene.state().question).toEqual({ kind: 'leave', to: 'next', unsaved: 'changes' });
    scene.actions.answerNo();
    expect(scene.at('preview').particulars.description).toBe('新的说明');
    scene.actions.next();
    scene.actions.answerYes();
    await scene.host.settle();
    expect(scene.at('preview').subject).toMatchObject({ record: { id: recordAt(2).id } });
  });

  it('finds its neighbours on the next pages', async () => {
    const backend = createRecorderBackend({ count: 45 });
    const scene = await showRecord(19, { backend });
    scene.actions.next();
    await scene.host.settle();
    expect(scene.at('preview').subject).toMatchObject({ record: { id: recordAt(20).id } });
    const far = await showRecord(43, { backend });
    expect(neighboursOf(far.state())).toEqual({ previous: true, next: true });
    far.actions.next();
    await far.host.settle();
    expect(neighboursOf(far.state())).toEqual({ previous: true, next: false });
  });

  it('stays where it is when its neighbour does not come, and says so', async () => {
    const backend = createRecorderBackend({ count: 45 });
    const scene = await showRecord(19, { backend });
    backend.fail('list', unplugged);
    scene.actions.next();
    await scene.host.settle();
    expect(scene.at('preview').subject).toMatchObject({ record: { id: recordAt(19).id } });
    expect(scene.host.notices).toEqual([{ tone: 'critical', text: strings.unreachable }]);
  });

  it('loads again what has failed, and only that', async () => {
    const backend = createRecorderBackend();
    backend.fail('categories', unplugged);
    const scene = await showRecord(0, { backend });
    expect(scene.state().library).toMatchObject({
      records: { status: 'ready' },
      categories: { status: 'failed' },
    });
    scene.actions.retryLibrary();
    await scene.host.settle();
    expect(scene.state().library.categories.status).toBe('ready');
  });

  it('asks for another address when the one it has cannot be played', async () => {
    const scene = await showRecord(0);
    scene.store.setState({ step: { ...scene.at('preview'), url: 'https://school.test/expired.mp4' } });
    scene.actions.renewAddress();
    await scene.host.settle();
    expect(scene.at('preview').url).toBe(recordAt(0).url);
  });

  it('is not replaced by another one while something is unsaved', async () => {
    const scene = await showRecord(0);
    scene.actions.setTitle('还没有保存');
    scene.store.open(recordAt(3));
    expect(scene.at('preview').particulars.title).toBe('还没有保存');
    scene.actions.setTitle(recordAt(0).title);
    scene.store.open(recordAt(3));
    expect(scene.at('preview').particulars.title).toBe(recordAt(3).title);
  });
});
