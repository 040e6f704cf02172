import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RecorderStage, sceneIn, type RecorderStageProps } from './recorder-stage.fixtures.tsx';
import { shareAddress } from './open-recorder.fixtures.ts';

/** The whole recorder over fake streams, driven as a person would. */
const meta: Meta<RecorderStageProps> = {
  component: RecorderStage,
  argTypes: { before: { control: false } },
  // How its code is waited for is the business of its own test.
  loaders: [async () => ({ recorder: await import('./opened-recorder.tsx') })],
  parameters: { picture: { width: 1000, height: 860 } },
  render: (args, { globals }) => (
    <RecorderStage {...args} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />
  ),
};
export default meta;

type Story = StoryObj<RecorderStageProps>;

/** Opens the recorder by the page's own button. */
async function open(canvasElement: HTMLElement) {
  const scene = sceneIn(canvasElement);
  const page = within(canvasElement.ownerDocument.body);
  const trigger = within(canvasElement).getByRole('button', { name: '录制屏幕' });
  await userEvent.click(trigger);
  await page.findByRole('dialog');
  const press = async (name: string | RegExp) => {
    const button = await page.findByRole('button', { name });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button);
  };
  return { ...scene, page, press, trigger };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Records for so many seconds, countdown and all, and stops. */
async function record({ press, page, host }: Opened, seconds: number) {
  await press('开始录制');
  await host.advance(3000);
  await page.findByRole('button', { name: '暂停' });
  await host.advance(seconds * 1000);
  await press(/停止/);
  await page.findByRole('tab', { name: '管理' });
}

export const Whole: Story = {
  name: 'SR-01: from the setup over recording, upload and saving to the copied link',
  play: async ({ canvasElement }) => {
    const opened = await open(canvasElement);
    const { page, press, host, uploader, backend } = opened;
    await press('开始录制');
    await page.findByText('3');
    await host.advance(3000);
    await press('暂停');
    await host.advance(60_000);
    await press('继续');
    await host.advance(42_000);
    await press(/^标记/);
    await host.advance(42_000);
    await press(/停止/);
    await userEvent.click(await page.findByRole('tab', { name: '简介' }));
    const title = await page.findByRole('textbox', { name: /标题/ });
    await expect(title).toHaveValue('2026-03-02-录制');
    await userEvent.clear(title);
    await userEvent.type(title, '怎样读一本难读的书');
    await expect(page.getByRole('textbox', { name: /简介/ })).toHaveValue('00:42 第1段');
    await press('保存并上传');
    uploader.reach(62);
    await waitFor(() => expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62'));
    uploader.reach(100);
    await press('复制链接');
    await page.findByText('添加成功');
    await expect(host.copied).toEqual([shareAddress(5000)]);
    await expect(backend.created[0]?.body).toMatchObject({
      title: '怎样读一本难读的书',
      short_description: '00:42 第1段',
    });
  },
};

export const Limit: Story = {
  name: 'SR-03: five minutes of recorded time are the end, and the preview opens',
  play: async ({ canvasElement }) => {
    const { page, press, host } = await open(canvasElement);
    await press('开始录制');
    await host.advance(3000);
    await page.findByRole('button', { name: '暂停' });
    await host.advance(300_000);
    await page.findByRole('tab', { name: '管理' });
    await expect((await page.findAllByText('已录满5分钟，录制已停止'))[0]).toBeInTheDocument();
  },
};

export const Denied: Story = {
  name: 'SR-02: a microphone that is not allowed says so, and is taken as soon as it is',
  args: { browser: { permission: 'denied' } },
  play: async ({ canvasElement }) => {
    const { page, press, host, media } = await open(canvasElement);
    await page.findAllByText('请授权麦克风');
    await press('开始录制');
    await waitFor(() => expect(host.notices).toEqual([{ tone: 'critical', text: '请授权麦克风' }]));
    media.setPermission('granted');
    await waitFor(() => expect(page.queryByText('请授权麦克风')).toBeNull());
    await press('开始录制');
    await page.findByText('3');
  },
};

export const Unplugged: Story = {
  name: 'SR-02: a microphone that is unplugged while recording is noticed, and the recording goes on',
  play: async ({ canvasElement }) => {
    const { page, press, host, media } = await open(canvasElement);
    await press('开始录制');
    await host.advance(8000);
    await page.findByRole('button', { name: '暂停' });
    media.unplug('built-in');
    await waitFor(() =>
      expect(page.getAllByText('麦克风已断开，录制继续，但没有声音')[0]).toBeInTheDocument(),
    );
    await waitFor(() => expect(page.getByRole('button', { name: '暂停' })).toBeVisible());
  },
};

export const Closing: Story = {
  name: 'SR-07: an unsaved preview asks before it closes, and Escape loses nothing',
  play: async ({ canvasElement }) => {
    const opened = await open(canvasElement);
    const { page, press, device, trigger } = opened;
    await record(opened, 20);
    await userEvent.keyboard('{Escape}');
    await page.findAllByText('确认是否关闭？关闭后视频将不会保存');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByText('确认是否关闭？关闭后视频将不会保存')).toBeNull());
    await waitFor(() => expect(page.getByRole('tab', { name: '管理' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    const question = within(await page.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(device.drafts.size).toBe(0));
    await waitFor(() => expect(trigger).toHaveFocus());
    await press('录制屏幕');
    await page.findByRole('button', { name: '开始录制' });
  },
};

export const Failing: Story = {
  name: 'SR-06: an upload that fails says what the store has said, and goes on from there',
  play: async ({ canvasElement }) => {
    const opened = await open(canvasElement);
    const { page, press, host, uploader } = opened;
    await record(opened, 20);
    await press('保存并上传');
    uploader.reach(60);
    await page.findByRole('progressbar');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(host.notices.at(-1)?.text).toBe('视频正在上传，上传完成后才能关闭'));
    uploader.fail({ kind: 'store', message: 'The clocks differ', code: 'RequestTimeTooSkewed' });
    await page.findAllByText(
      '视频上到阿里云失败传失败，错误信息：The clocks differ:code:RequestTimeTooSkewed',
    );
    await press('继续上传');
    await waitFor(() => expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60'));
    uploader.reach(100);
    await page.findByText('已保存到录屏库');
  },
};

export const Recovered: Story = {
  name: 'SR-09: what a crash has broken off is offered, and recovered with its chapters',
  args: {
    before: async ({ host, device }) => {
      const startedAt = Date.UTC(2026, 2, 2, 1, 40);
      device.drafts.set('draft-1', {
        id: 'draft-1',
        owner: '2',
        startedAt,
        duration: 84,
        bytes: 8e6,
        page: null,
      });
      await host.storage.set('recorder/2/takes/draft-1', {
        particulars: null,
        markers: [{ at: 21 }, { at: 63 }],
        duration: null,
        saveKey: 'key-1',
        sent: null,
        isSaved: false,
      });
    },
  },
  play: async ({ canvasElement }) => {
    const { page, press } = await open(canvasElement);
    await page.findByText('发现未保存的录制');
    await press(/^恢复/);
    await userEvent.click(await page.findByRole('tab', { name: '简介' }));
    const description = await page.findByRole('textbox', { name: /简介/ });
    await waitFor(() => expect(description).toHaveValue('00:21 第1段\n01:03 第2段'));
  },
};

export const Unfinished: Story = {
  name: 'SR-14: an upload that an earlier page has left goes on, and is saved',
  args: {
    before: async ({ device }) => {
      const particulars = { title: '第三讲 怎样读难书', description: '', categoryId: 12 };
      device.uploads.set('upload-9', {
        owner: '2',
        percent: 40,
        videoId: null,
        source: {
          file: new Blob(['recorded']),
          fileName: '2026-03-01-录制.mp4',
          title: particulars.title,
          note: { kind: 'screen-recording', takeId: 'draft-9', owner: '2', particulars, duration: 84 },
        },
      });
    },
  },
  play: async ({ canvasElement }) => {
    const { page, uploader, backend, host } = await open(canvasElement);
    await page.findByText('第三讲 怎样读难书');
    uploader.reach(100);
    await waitFor(() => expect(page.queryByText('第三讲 怎样读难书')).toBeNull());
    await expect(backend.created[0]?.body).toMatchObject({ title: '第三讲 怎样读难书', category_id: 12 });
    await waitFor(() => expect(host.notices.at(-1)?.text).toBe('上次没有传完的“第三讲 怎样读难书”已保存'));
  },
};

export const Edited: Story = {
  name: 'a recording of the library is edited, and asks before changes are lost on the way to the next',
  args: { record: 1 },
  play: async ({ canvasElement }) => {
    const { page, press, host, backend } = await open(canvasElement);
    await userEvent.click(await page.findByRole('tab', { name: '简介' }));
    const title = await page.findByRole('textbox', { name: /标题/ });
    await userEvent.type(title, '（修订）');
    await press('下一个');
    const question = within(await page.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: '继续编辑' }));
    await press('保存');
    await page.findByText('已保存到录屏库');
    await waitFor(() => expect(host.notices.at(-1)).toEqual({ tone: 'positive', text: '编辑成功' }));
    await expect(backend.updated[0]?.body.title).toBe('用反证法证明根号二是无理数（修订）');
    await press('下一个');
    await userEvent.click(await page.findByRole('tab', { name: '简介' }));
    await waitFor(() => expect(page.getByRole('textbox', { name: /标题/ })).toHaveValue('第三单元习题讲解'));
  },
};

export const Visitor: Story = {
  name: 'a visitor is asked to sign in before anything is recorded',
  args: { isVisitor: true },
  play: async ({ canvasElement }) => {
    const { press, host, media } = await open(canvasElement);
    await press('登录后开始录制');
    await waitFor(() => expect(host.loginRequests).toHaveLength(1));
    await expect(media.open.captures).toBe(0);
  },
};
