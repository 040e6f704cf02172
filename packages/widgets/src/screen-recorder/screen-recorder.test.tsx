import { UiProvider } from '@shuyuan/ui/provider';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { HostProvider } from '../host/host-context.tsx';
import { createTestHost, type TestHost } from '../host/test-host.ts';
import { testUser } from '../testing/test-user.ts';
import { createFakeDevice } from './fake-device.fixtures.ts';
import { createFakeMedia } from './fake-media.fixtures.ts';
import { createFakeUploader } from './fake-uploader.fixtures.ts';
// Fetched when it is opened; here it is at hand.
import './opened-recorder.tsx';
import { shareAddress } from './open-recorder.fixtures.ts';
import { createRecorderBackend } from './recorder-backend.fixtures.ts';
import type { ScreenRecorderProps } from './screen-recorder.props.ts';
import { ScreenRecorder } from './screen-recorder.tsx';

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

function setUp(host: TestHost = createTestHost({ user: testUser })) {
  const device = createFakeDevice();
  const media = createFakeMedia({ host, device, browser: { duration: 12 } });
  const uploader = createFakeUploader({ device });
  const backend = createRecorderBackend();
  const onSaved = vi.fn<(id: number) => void>();
  const needs = { media, uploader, shareAddress, records: backend.api };
  return { host, device, media, uploader, backend, onSaved, needs, user: userEvent.setup() };
}

type Made = ReturnType<typeof setUp>;

/** A page that opens and closes it, as one does. */
function Page({ made, ...props }: { made: Made } & Partial<ScreenRecorderProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <UiProvider locale={made.host.locale}>
      <HostProvider host={made.host}>
        <button type="button" onClick={() => setOpen(true)}>
          打开
        </button>
        <button type="button" onClick={() => setOpen(false)}>
          收起
        </button>
        <ScreenRecorder
          {...made.needs}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onSaved={made.onSaved}
          {...props}
        />
      </HostProvider>
    </UiProvider>
  );
}

async function show(props: Partial<ScreenRecorderProps> = {}, made = setUp()) {
  const { unmount } = render(
    <StrictMode>
      <Page made={made} {...props} />
    </StrictMode>,
  );
  await made.user.click(screen.getByText('打开'));
  return { ...made, unmount };
}

const press = async ({ user }: Made, name: string | RegExp) => {
  const button = await screen.findByRole('button', { name, hidden: true });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
  await user.click(button);
};

/** As far as the preview of a draft. */
async function record(made: Made) {
  await press(made, '开始录制');
  await made.host.advance(3000);
  await screen.findByRole('button', { name: '暂停' });
  await made.host.advance(12_000);
  await press(made, /停止/);
  await screen.findByRole('tab', { name: '管理', hidden: true });
}

describe('the recorder on a page', () => {
  it('draws and asks for nothing before it is opened', () => {
    const made = setUp();
    const { container } = render(<Page made={made} />);
    expect(container.querySelector('[data-component="screen-recorder"]')).toBeNull();
    expect(made.media.open).toMatchObject({ microphones: 0, listeners: 0 });
  });

  it('SR-01: records, uploads and tells the page what the library holds', async () => {
    const made = await show();
    await record(made);
    await press(made, '保存并上传');
    made.uploader.reach(100);
    await screen.findByText('已保存到录屏库');
    expect(made.onSaved).toHaveBeenCalledExactlyOnceWith(5000);
    expect(made.backend.created).toHaveLength(1);
  });

  it('goes on recording while the page around it is drawn anew', async () => {
    const made = setUp();
    const { rerender } = render(<Page made={made} />);
    await made.user.click(screen.getByText('打开'));
    await press(made, '开始录制');
    await made.host.advance(8000);
    await screen.findByRole('button', { name: '暂停' });
    rerender(<Page made={made} shareAddress={(id) => `https://other.test/${id}`} />);
    await made.host.advance(2000);
    expect(screen.getByRole('timer').textContent).toContain('00:07');
    expect(made.media.open.recordings).toBe(1);
  });

  it('SR-07: a page that closes it is asked like a person, and closes nothing by itself', async () => {
    const made = await show();
    await record(made);
    await made.user.click(screen.getByText('收起'));
    await screen.findAllByText('确认是否关闭？关闭后视频将不会保存');
    expect(screen.getByRole('tab', { name: '管理', hidden: true })).toBeTruthy();
    const question = within(screen.getByRole('alertdialog', { hidden: true }));
    await made.user.click(question.getByRole('button', { name: '关闭', hidden: true }));
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  });

  it('SR-08: a page that takes it away is left with no stream and no address', async () => {
    const made = await show();
    await press(made, '开始录制');
    await made.host.advance(8000);
    await screen.findByRole('button', { name: '暂停' });
    made.unmount();
    await made.host.settle();
    expect(Object.values(made.media.open).every((count) => count === 0)).toBe(true);
    expect(made.device.drafts.size).toBe(1);
  });

  it('opens a recording of the library in place of the setup', async () => {
    const made = setUp();
    const [first] = made.backend.rows();
    await show({ openRecord: first ?? null }, made);
    await screen.findByText('录制详情');
    await made.user.click(screen.getByRole('tab', { name: '简介', hidden: true }));
    const title = screen.getByRole('textbox', { name: /标题/, hidden: true });
    expect((title as HTMLInputElement).value).toBe(first?.title);
    expect(made.media.open.microphones).toBe(0);
  });

  it('two of them on one page do not meet', async () => {
    const [one, other] = [setUp(), setUp()];
    render(
      <>
        <Page made={one} />
        <Page made={other} />
      </>,
    );
    const [open] = screen.getAllByText('打开');
    if (open) await one.user.click(open);
    await press(one, '开始录制');
    await one.host.advance(8000);
    expect(one.media.open).toMatchObject({ recordings: 1, microphones: 1 });
    expect(other.media.open).toMatchObject({ recordings: 0, microphones: 0, listeners: 0 });
  });

  it('speaks English where the page does', async () => {
    const made = await show({}, setUp(createTestHost({ user: testUser, locale: 'en' })));
    await screen.findByText('Record the screen');
    made.media.setPermission('denied');
    expect(document.body.textContent).not.toMatch(/录制屏幕/);
  });
});
