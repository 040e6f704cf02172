import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  component: ConfirmDialog,
  parameters: {
    docs: { story: { inline: false, iframeHeight: 320 } },
    picture: { width: 640, height: 400 },
    usage: {
      use: [
        'Before something that costs: deleting, leaving with words unsaved, handing in an exam.',
        'Name the yes by the verb of the question, so that it can be answered without reading twice.',
      ],
      avoid: [
        'For what can be undone: do it, and offer to undo it in a toast.',
        'For more than two answers, or for a field to fill in, take Dialog.',
        'For news without a question, take a toast.',
      ],
      keys: [
        ['Enter, Space', 'Give the answer in focus. Focus starts on cancel when the tone is critical.'],
        ['Tab', 'Goes to the other answer.'],
        ['Escape', 'Cancels, unless the answer is being carried out.'],
      ],
      parts: {
        description: 'What follows from saying yes; spoken after the question.',
        error: 'Why it did not work.',
      },
      limits: [
        'A press beside it is no answer.',
        'A yes does not close it: close it when it has been carried out.',
      ],
    } satisfies Usage,
  },
  args: {
    title: '删除这条评论？',
    children: '删除后不能恢复，它下面的3条回复也会一起删除。',
    confirmLabel: '删除',
    tone: 'critical',
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Critical: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
  },
};
export const Action: Story = {
  args: {
    title: '现在交卷？',
    children: '还有2题没有作答。',
    confirmLabel: '交卷',
    cancelLabel: '继续作答',
    tone: 'action',
  },
};
export const QuestionAlone: Story = {
  args: { title: '退出登录？', confirmLabel: '退出', children: undefined },
};
export const Pending: Story = { args: { isPending: true } };
export const Failed: Story = { args: { error: '网络不可用，评论还在。请检查网络后再试一次。' } };
export const OnANarrowScreen: Story = {
  parameters: { picture: { width: 320, height: 420 } },
  args: {
    error: '网络不可用，评论还在。请检查网络后再试一次。',
    confirmLabel: '删除评论和全部回复',
    cancelLabel: '保留这条评论',
  },
};
export const English: Story = {
  globals: { locale: 'en' },
  args: { title: 'Delete this comment?', children: 'This cannot be undone.', confirmLabel: 'Delete' },
};

function Deletion() {
  const [step, setStep] = useState<'rest' | 'asking' | 'failed' | 'done'>('rest');
  return (
    <>
      <Button onPress={() => setStep('asking')}>{step === 'done' ? '已删除' : '删除评论'}</Button>
      <ConfirmDialog
        title="删除这条评论？"
        confirmLabel="删除"
        tone="critical"
        error={step === 'failed' && '网络不可用，评论还在。'}
        isOpen={step === 'asking' || step === 'failed'}
        onOpenChange={() => setStep('rest')}
        onConfirm={() => setStep(step === 'failed' ? 'done' : 'failed')}
      />
    </>
  );
}

export const FailsThenWorksByKeyboard: Story = {
  parameters: { picture: false },
  render: () => <Deletion />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('网络不可用，评论还在。'));
    await expect(screen.getByRole('button', { name: '删除' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveTextContent('已删除');
  },
};

/** Both tones by their widest contents are `Critical` and `Action`; this one has everything at once. */
export const Sheet: Story = {
  args: { error: '网络不可用，评论还在。请检查网络后再试一次。', isPending: true },
};
