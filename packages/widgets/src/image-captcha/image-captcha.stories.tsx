import { ApiError, type CaptchaApi } from '@shuyuan/api-client';
import { NativeButton } from '@shuyuan/ui/native-button';
import { useUi } from '@shuyuan/ui/provider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { HostProvider } from '../host/host-context.tsx';
import { createTestHost } from '../host/test-host.ts';
import { ImageCaptchaField } from './image-captcha-field.tsx';
import { createImageBackend, imageCaptchaFixtures as states } from './image-captcha.fixtures.ts';
import type { ImageCaptchaState } from './image-captcha.state.ts';
import { createImageCaptcha } from './image-captcha.store.ts';
import { imageCaptchaStrings } from './image-captcha.strings.ts';
import { ImageCaptchaView } from './image-captcha.view.tsx';
import { PartsSheet } from '../testing/parts-sheet.fixtures.tsx';

const nothing = () => {};
const actions = {
  setText: nothing,
  leave: nothing,
  renew: nothing,
  switchTo: nothing,
  breakPicture: nothing,
};

const usage: Usage = {
  use: [
    'As the second way beside the slider puzzle, and in the dialog that binds a mobile number.',
    'The form asks the store for its answer, and calls renew or reject after each call that has carried it.',
  ],
  avoid: ['Without the question in words: a picture alone shuts out who cannot see it.'],
  keys: [
    ['Enter in the field', 'Sends the form around it.'],
    ['Enter, Space on the picture', 'Brings another one; the focus stays.'],
  ],
  parts: { challenge: 'The picture that is pressed for another one, or what stands in its place.' },
  limits: ['The pictures are data: addresses, which a strict policy of the page must allow for images.'],
};

/** The field as it is drawn, without its rules. */
function Still({ state, width = 350 }: { state: ImageCaptchaState; width?: number }) {
  const { locale } = useUi();
  return (
    <div style={{ inlineSize: width }}>
      <ImageCaptchaView state={state} strings={imageCaptchaStrings[locale]} actions={actions} />
    </div>
  );
}

const meta = {
  component: Still,
  args: { state: states.picture },
  parameters: { usage, picture: { width: 382, height: 140 } },
} satisfies Meta<typeof Still>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: states.loading } };
export const Picture: Story = {};
export const Typed: Story = { args: { state: states.typed } };
export const Missing: Story = { name: 'LD-12 missing', args: { state: states.missing } };
export const Refused: Story = { name: 'LD-12 refused', args: { state: states.refused } };
export const Question: Story = { args: { state: states.question } };
export const LongQuestion: Story = { args: { state: states.longQuestion } };
export const AnswerMissing: Story = { args: { state: states.answerMissing } };
export const Failed: Story = { args: { state: states.failed } };
export const TooOften: Story = { args: { state: states.tooOften } };
export const Unready: Story = { args: { state: states.unready } };
export const Narrow: Story = { args: { state: states.typed, width: 240 } };

export const Sheet: Story = {
  parameters: { picture: { width: 1184, height: 560 } },
  render: () => (
    <PartsSheet>
      {Object.entries(states).map(([name, state]) => (
        <Still key={name} state={state} />
      ))}
      <Still state={states.picture} width={240} />
    </PartsSheet>
  ),
};

/** The field with its rules in a form that refuses every answer but one. */
function Live({ captcha }: { captcha: Pick<CaptchaApi, 'image'> }) {
  const { locale } = useUi();
  const [host] = useState(() => createTestHost({ locale }));
  const [store] = useState(() => createImageCaptcha({ captcha }));
  const [sent, setSent] = useState('');

  function handleSend() {
    const answer = store.answer();
    if (!answer) return;
    if (answer.image_captcha.toLowerCase() === 'r4wt') setSent(`${answer.image_key} ${answer.image_captcha}`);
    else store.reject('图形验证码错误');
  }

  return (
    <HostProvider host={host}>
      <div style={{ inlineSize: 350 }}>
        <ImageCaptchaField store={store} />
        <NativeButton onPress={handleSend}>发送</NativeButton>
        <p data-testid="sent">{sent}</p>
      </div>
    </HostProvider>
  );
}

const flow = { picture: { width: 382, height: 240 } };

export const WrongCode: Story = {
  name: 'LD-12 a wrong code brings a new picture and empties the field',
  parameters: flow,
  render: () => <Live captcha={createImageBackend()} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: '图形验证码' });
    const source = () => canvas.getByAltText('图形验证码图片').getAttribute('src');
    await canvas.findByAltText('图形验证码图片');
    const first = source();
    await userEvent.type(field, 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription('图形验证码错误');
    await waitFor(() => expect(source()).not.toBe(first));
    await userEvent.type(field, 'r4wt');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
    await expect(canvas.getByTestId('sent')).toHaveTextContent('image-2 r4wt');
  },
};

export const InWords: Story = {
  name: 'asks in words who cannot see the picture',
  parameters: flow,
  render: () => <Live captcha={createImageBackend()} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByAltText('图形验证码图片');
    await userEvent.click(canvas.getByRole('button', { name: '看不清？换成文字问题' }));
    const field = await canvas.findByRole('textbox', { name: /^今年九岁/ });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('新问题：今年九岁'));
    const another = canvas.getByRole('button', { name: '换一题' });
    another.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleName('三加四等于几？请用数字回答。'));
    await waitFor(() => expect(canvas.getByRole('button', { name: '换一题' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '改回图形验证码' }));
    await canvas.findByAltText('图形验证码图片');
  },
};

export const Unplugged: Story = {
  name: 'says that no picture came, and tries again by a press',
  parameters: flow,
  render: () => {
    const { image } = createImageBackend();
    let isFirst = true;
    return (
      <Live
        captcha={{
          image(form) {
            if (!isFirst) return image(form);
            isFirst = false;
            return Promise.reject(new ApiError({ kind: 'network', message: 'fetch failed' }));
          },
        }}
      />
    );
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '加载失败 重试' }));
    await canvas.findByAltText('图形验证码图片');
  },
};
