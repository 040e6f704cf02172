import { manageScenarios, offline, Refusal, testUser, type Scenario } from '@shuyuan/widgets/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { createStorySite } from '../../../testing/story-site.tsx';

type CaptionCalls = NonNullable<Scenario['manageCaptions']>;

async function openVideo(calls: CaptionCalls = {}, path = '/manage/videos?open=3') {
  const works = manageScenarios.works;
  const story = createStorySite({
    path,
    user: { ...testUser, permissions: { video: 1, 'video.update': 1, 'video.store': 1 } },
    scenario: { ...works, manageCaptions: { ...works.manageCaptions, ...calls } },
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  const form = within(await screen.findByRole('dialog', { name: /视频/ }));
  return { user: userEvent.setup({ applyAccept: false }), form };
}

const section = async (form: Awaited<ReturnType<typeof openVideo>>['form']) =>
  within(await form.findByRole('region', { name: '字幕' }));

const fileInput = () => {
  const input = document.querySelector<HTMLInputElement>(
    '[role="dialog"] input[type="file"][accept=".srt,.vtt"]',
  );
  if (!input) throw new Error('There is no field for a file of captions.');
  return input;
};

const file = new File(['WEBVTT'], 'zh.srt', { type: 'application/x-subrip' });

describe('the captions of a video in the console', () => {
  it('are listed by language, and those that are older than the file are told', async () => {
    const { form } = await openVideo();
    const captions = await section(form);
    const rows = (await captions.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/中文.*128条$/),
      expect.stringMatching(/English.*131条.*早于现在的视频文件/),
    ]);
  });

  it('are uploaded in a language, whose own name is what the player calls them', async () => {
    const { form, user } = await openVideo();
    const captions = await section(form);
    await user.selectOptions(captions.getByRole('combobox', { name: '语言' }), 'en');
    await user.upload(fileInput(), file);
    expect(await captions.findByText('已添加English字幕')).toBeTruthy();
  });

  it('say which line of a file cannot be read', async () => {
    const { form, user } = await openVideo({ upload: new Refusal(1, '第3行：结束时间不晚于开始时间') });
    const captions = await section(form);
    await user.upload(fileInput(), file);
    expect(await captions.findByText('第3行：结束时间不晚于开始时间')).toBeTruthy();
  });

  it('are deleted after a question, which stays open when that fails', async () => {
    const { form, user } = await openVideo({ remove: offline });
    const captions = await section(form);
    await user.click(await captions.findByRole('button', { name: '删除中文字幕' }));
    const question = within(await screen.findByRole('alertdialog', { name: '删除中文字幕？' }));
    await user.click(question.getByRole('button', { name: '删除' }));
    expect(await question.findByText('没有删掉，请检查网络后重试')).toBeTruthy();
  });

  it('wait for a new video to be saved', async () => {
    const { form } = await openVideo({}, '/manage/videos?open=new');
    expect(await form.findByText('保存视频以后，可以在这里添加字幕。')).toBeTruthy();
  });
});
