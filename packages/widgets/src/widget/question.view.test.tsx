import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { QuestionView, type QuestionViewProps } from './question.view.tsx';
import { knowDialogs } from '../testing/native-dialogs.fixtures.ts';

beforeAll(knowDialogs);

function ask(props: Partial<QuestionViewProps> = {}) {
  const answers: string[] = [];
  render(
    <QuestionView
      component="some-question"
      title="删除这条录制？"
      text="删除后不能恢复。"
      error=""
      no="取消"
      yes="删除"
      isPending={false}
      onNo={() => answers.push('no')}
      onYes={() => answers.push('yes')}
      {...props}
    />,
  );
  const question = within(screen.getByRole('alertdialog', { name: '删除这条录制？' }));
  const press = (name: string) => userEvent.click(question.getByRole('button', { name }));
  return { answers, question, press };
}

it('says what would be lost, and hears either answer', async () => {
  const { answers, press } = ask();
  expect(screen.getByRole('alertdialog', { description: '删除后不能恢复。' })).toBeTruthy();
  await press('删除');
  await press('取消');
  await userEvent.keyboard('{Escape}');
  expect(answers).toEqual(['yes', 'no', 'no']);
});

it.each(['', '请检查网络后重试。'])('says aloud why it did not work (%j)', (error) => {
  expect(ask({ error }).question.getByRole('alert').textContent).toBe(error);
});

it('hears neither answer while yes is on its way', async () => {
  const { answers, press } = ask({ isPending: true });
  await press('删除');
  await press('取消');
  expect(answers).toEqual([]);
});
