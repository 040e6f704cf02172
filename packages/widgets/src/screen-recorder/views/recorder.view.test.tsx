import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { HostProvider } from '../../host/host-context.tsx';
import { createTestHost } from '../../host/test-host.ts';
import type { ScreenRecorderState } from '../screen-recorder.state.ts';
import type { RecorderActions } from '../screen-recorder.store.ts';
import { frameAllowance } from '../setup/frame-allowance.ts';
import { recordShown, stateWith, stillActions, draftShown, draftWith } from './recorder-states.fixtures.ts';
import type { RecorderViewProps } from './recorder-view.props.ts';
import { RecorderView } from './recorder.view.tsx';
import { examination } from '../setup/setup.fixtures.ts';

beforeAll(() => {
  // jsdom knows the element, but not how it opens, and draws nothing that could be found to be seen.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('input, button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
});

const closed = stateWith({ kind: 'closed' });
const setup = stateWith({ kind: 'setup', problem: null });

function open(state: ScreenRecorderState, rest: Partial<RecorderViewProps> = {}) {
  const host = createTestHost();
  const actions = Object.fromEntries(
    Object.entries(stillActions).map(([name, action]) => [name, vi.fn<typeof action>(action)]),
  ) as unknown as RecorderActions;
  const tree = (now: ScreenRecorderState) => (
    <HostProvider host={host}>
      <button type="button">录屏</button>
      <RecorderView state={now} actions={actions} locale="zh-CN" canTrim={false} {...rest} />
    </HostProvider>
  );
  const { rerender } = render(tree(closed));
  const opener = screen.getByRole('button', { name: '录屏' });
  opener.focus();
  const show = (now: ScreenRecorderState) => rerender(tree(now));
  show(state);
  return { actions, host, opener, show };
}

describe('the dialogs of the recorder', () => {
  it('are nothing while it is closed', () => {
    open(closed);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('begin at the button that starts, and ask to be closed by Escape', async () => {
    const { actions } = open(setup);
    expect(screen.getByRole('dialog', { name: '录制屏幕' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '开始录制' }));
    await userEvent.keyboard('{Escape}');
    expect(actions.close).toHaveBeenCalledOnce();
  });

  it('call the countdown off by Escape', async () => {
    const { actions, show } = open(setup);
    show(stateWith({ kind: 'countdown', left: 3 }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '取消' }));
    await userEvent.keyboard('{Escape}');
    expect(actions.cancelCountdown).toHaveBeenCalledOnce();
    expect(actions.close).not.toHaveBeenCalled();
  });

  it('give the focus back to what opened them, after the console too', () => {
    const { opener, show } = open(setup);
    show(stateWith({ kind: 'recording', elapsed: 0, markers: [] }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: '录制控制台' }));
    show(stateWith({ kind: 'finishing' }));
    show(stateWith({ kind: 'preview', failure: null, ...draftShown() }));
    show(closed);
    expect(document.activeElement).toBe(opener);
  });

  it('SR-13: copy the line that the page around a frame lacks', async () => {
    userEvent.setup();
    const frame = {
      ...examination,
      isFramed: true,
      screen: { status: 'missing' as const, because: 'frame' as const },
    };
    const { host, actions } = open(
      stateWith({ kind: 'setup', problem: null }, { setup: { examination: frame } }),
    );
    expect(screen.getByText(frameAllowance).tagName).toBe('CODE');
    await userEvent.click(screen.getByRole('button', { name: '复制' }));
    expect(host.copied).toEqual([frameAllowance]);
    expect(await screen.findByRole('button', { name: '已复制' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: '开始录制' }));
    expect(actions.start).not.toHaveBeenCalled();
  });

  it('take a countdown of 0 to 10 seconds, and nothing else', async () => {
    const { actions } = open(setup);
    const field = screen.getByRole('spinbutton', { name: '倒计时' });
    await userEvent.clear(field);
    expect(actions.setCountdown).not.toHaveBeenCalled();
    await userEvent.type(field, '11');
    expect(vi.mocked(actions.setCountdown).mock.calls).toEqual([[1]]);
    await userEvent.tab();
    expect((field as HTMLInputElement).value).toBe('3');
  });

  it('name each recoverable recording on its buttons', async () => {
    const recoverable = [
      { id: 'a', startedAt: new Date(2026, 2, 1, 12).getTime(), duration: 187, bytes: 19_300_000 },
    ];
    const { actions } = open(stateWith({ kind: 'setup', problem: null }, { setup: { recoverable } }));
    await userEvent.click(screen.getByRole('button', { name: /^恢复2026-03-01 .*的录制$/ }));
    await userEvent.click(screen.getByRole('button', { name: /^丢弃2026-03-01/ }));
    expect(vi.mocked(actions.recover).mock.calls).toEqual([['a']]);
    expect(vi.mocked(actions.askDiscard).mock.calls).toEqual([['a']]);
  });
});

describe('what is spoken', () => {
  const spoken = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
  const running = (elapsed: number, words: ScreenRecorderState['announcement']) =>
    stateWith({ kind: 'recording', elapsed, markers: [] }, { announcement: words });

  it('is spoken once, however often the time goes on', () => {
    const started = { text: '开始录制' };
    const { show } = open(running(0, started));
    const [said] = screen.getAllByRole('status').map((region) => region.firstChild);
    for (const elapsed of [1, 2, 3]) show(running(elapsed, started));
    expect(spoken()).toEqual(['开始录制']);
    expect(screen.getByRole('status').firstChild).toBe(said);
    show(running(4, { text: '开始录制' }));
    expect(screen.getByRole('status').firstChild).not.toBe(said);
  });

  it('is spoken in the dialog that stands on top, and not again when that goes', () => {
    const words = { text: '复制成功' };
    const link = { kind: 'link' as const, address: 'https://shuyuan.example/', isCopied: true };
    const step = { kind: 'saved' as const, ...recordShown() };
    const { show } = open(stateWith(step, { question: link }));
    show(stateWith(step, { question: link, announcement: words }));
    const question = screen.getByRole('dialog', { name: '添加成功' });
    expect(within(question).getByRole('status').textContent).toBe('复制成功');
    show(stateWith(step, { announcement: words }));
    expect(spoken().join('')).not.toContain('复制成功');
  });

  it('SR-12: is never the time', () => {
    open(running(83, null));
    const timer = screen.getByRole('timer', { name: '已录制' });
    expect(timer.textContent).toBe('01:23');
    expect(timer.getAttribute('aria-live')).toBe('off');
    expect(timer.closest('[role="status"], [aria-live="polite"]')).toBeNull();
  });
});

describe('the keys of the console', () => {
  it('SR-15: mark and pause in the console, mark by Alt anywhere', async () => {
    const { actions, opener } = open(stateWith({ kind: 'recording', elapsed: 5, markers: [] }));
    await userEvent.keyboard('m');
    await userEvent.keyboard('p');
    expect(actions.mark).toHaveBeenCalledTimes(1);
    expect(actions.pause).toHaveBeenCalledTimes(1);
    act(() => opener.focus());
    await userEvent.keyboard('mp');
    expect(actions.mark).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Alt>}m{/Alt}');
    expect(actions.mark).toHaveBeenCalledTimes(2);
    expect(actions.pause).toHaveBeenCalledTimes(1);
  });

  it('resume, and mark nothing, while it is paused', async () => {
    const { actions } = open(stateWith({ kind: 'paused', elapsed: 5, markers: [] }));
    await userEvent.keyboard('m');
    await userEvent.keyboard('{Alt>}m{/Alt}');
    await userEvent.keyboard('p');
    expect(actions.mark).not.toHaveBeenCalled();
    expect(actions.resume).toHaveBeenCalledOnce();
  });

  it('draws the console in the window that floats', () => {
    const body = document.createElement('div');
    document.body.append(body);
    const { actions } = open(
      stateWith({ kind: 'recording', elapsed: 5, markers: [] }, { isFloating: true, floatingBody: body }),
    );
    within(body).getByRole('button', { name: '停止录制' }).click();
    expect(actions.stop).toHaveBeenCalledOnce();
    body.remove();
  });
});

describe('the preview', () => {
  it('SR-04: does not upload before the length is known', async () => {
    const { actions, show } = open(
      stateWith({ kind: 'preview', failure: null, ...draftShown(draftWith({ duration: null })) }),
    );
    expect(screen.getAllByText('正在解析视频时间请稍等').length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('button', { name: '保存并上传' }));
    expect(actions.save).not.toHaveBeenCalled();
    show(stateWith({ kind: 'preview', failure: null, ...draftShown() }));
    await userEvent.click(screen.getByRole('button', { name: '保存并上传' }));
    expect(actions.save).toHaveBeenCalledOnce();
  });

  it('SR-05: takes the focus to a title that is missing', () => {
    const missing = draftShown(draftWith(), { title: '' });
    const { show } = open(stateWith({ kind: 'preview', failure: null, ...missing }));
    show(stateWith({ kind: 'preview', failure: null, ...missing }, { tab: 'about', isTitleMissing: true }));
    const title = screen.getByRole('textbox', { name: /标题/ });
    expect(document.activeElement).toBe(title);
    expect(screen.getByText('标题不能为空')).toBeDefined();
  });

  it('SR-07: cannot be closed by its button while it uploads', async () => {
    const uploading = { kind: 'uploading' as const, percent: 42, isPaused: false, isWaiting: false };
    const { actions } = open(stateWith({ ...uploading, ...draftShown() }));
    const bar = screen.getByRole('progressbar', { name: '正在上传' });
    expect(bar.getAttribute('aria-valuenow')).toBe('42');
    const close = screen.getByRole('button', { name: '视频正在上传，上传完成后才能关闭' });
    expect(close.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(close);
    expect(actions.close).not.toHaveBeenCalled();
  });

  it('SR-06: says the store’s words in those of the specification', () => {
    const failure = { kind: 'store' as const, message: 'Unknow error, status: 503', code: 'E503' };
    open(stateWith({ kind: 'preview', failure: { kind: 'upload', failure }, ...draftShown() }));
    expect(
      screen.getByText('视频上到阿里云失败传失败，错误信息：Unknow error, status: 503:code:E503'),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: '继续上传' })).toBeDefined();
  });

  it('SR-16: says that cutting is under development, unless it is not', async () => {
    const step = { kind: 'preview' as const, failure: null, ...draftShown() };
    open(stateWith(step));
    expect(screen.getByRole('button', { name: '剪辑开发中' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('SR-16: opens the cutting, which comes back without a change', async () => {
    const trimmer = { trim: () => new Promise<never>(() => {}), strip: async () => {} };
    const step = { kind: 'preview' as const, failure: null, ...draftShown() };
    const { actions } = open(stateWith(step), { canTrim: true, trimmer });
    await userEvent.click(screen.getByRole('button', { name: '剪辑' }));
    const end = await screen.findByRole('slider', { name: '结尾' });
    end.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowLeft}');
    expect(end.getAttribute('aria-valuetext')).toBe('到1:22.9');
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(end.getAttribute('aria-valuenow')).toBe('84');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: '剪辑' })).toBeDefined();
    expect(actions.useTrimmed).not.toHaveBeenCalled();
    expect(actions.close).not.toHaveBeenCalled();
  });

  it('goes on where it was when the address of a recording has run out', async () => {
    const film = { readyState: 4, currentTime: 0 };
    const goTo = (currentTime: number) => void Object.assign(film, { currentTime });
    const begin = () => void Object.assign(film, { readyState: 0, currentTime: 0 });
    const shown = recordShown();
    const { actions, show } = open(stateWith({ kind: 'preview', failure: null, ...shown }));
    const player = await screen.findByRole('region', { name: /^视频：/ });
    const video = player.querySelector('video')!;
    Object.defineProperties(video, {
      readyState: { get: () => film.readyState },
      currentTime: { get: () => film.currentTime, set: goTo },
      error: { get: () => (film.readyState ? { code: 2 } : null) },
      src: { set: begin },
      load: { value: begin },
    });
    goTo(40);
    fireEvent.error(video);
    expect(actions.renewAddress).toHaveBeenCalledOnce();
    show(stateWith({ kind: 'preview', failure: null, ...shown, url: 'https://school.test/again.mp4' }));
    await act(async () => {});
    film.readyState = 4;
    fireEvent.loadedMetadata(video);
    expect(film.currentTime).toBe(40);
  });

  it('writes what is typed, and where it is moved', async () => {
    const step = { kind: 'preview' as const, failure: null, ...recordShown() };
    const { actions, show } = open(stateWith(step));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '移动到分类' }), '5');
    expect(vi.mocked(actions.setCategory).mock.calls).toEqual([[5]]);
    show(stateWith(step, { tab: 'about' }));
    await userEvent.type(screen.getByRole('textbox', { name: '简介' }), '。');
    expect(vi.mocked(actions.setDescription).mock.lastCall?.[0]).toMatch(/。$/);
  });
});

it('SR-07: asks before an unsaved recording is lost, from the answer that costs less', async () => {
  const { actions } = open(
    stateWith({ kind: 'preview', failure: null, ...draftShown() }, { question: { kind: 'close' } }),
  );
  const question = screen.getByRole('alertdialog', { name: '确认是否关闭？关闭后视频将不会保存' });
  expect(document.activeElement).toBe(within(question).getByRole('button', { name: '继续编辑' }));
  await userEvent.keyboard('{Escape}');
  expect(actions.answerNo).toHaveBeenCalledOnce();
  await userEvent.click(within(question).getByRole('button', { name: '关闭' }));
  expect(actions.answerYes).toHaveBeenCalledOnce();
});
