import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichText } from '@shuyuan/ui/rich-text';
import { UiProvider } from '@shuyuan/ui/provider';
import { beforeAll, expect, it } from 'vitest';
import { HostProvider } from '../host/index.ts';
import { createTestHost } from '../testing/index.ts';
import { ParagraphMark } from './paragraph-mark.tsx';

// Nothing is laid out here, and nothing scrolls.
beforeAll(() => void Object.assign(Element.prototype, { scrollIntoView() {} }));

function show(shown: { paragraph: number } | null = null) {
  const asked: number[] = [];
  const host = createTestHost();
  render(
    <UiProvider locale={host.locale}>
      <HostProvider host={host}>
        <ParagraphMark onNote={(paragraph) => asked.push(paragraph)} shown={shown}>
          <RichText html="<p>太阳很远。</p><p>影子很长。</p><p>角度很小。</p>" />
        </ParagraphMark>
      </HostProvider>
    </UiProvider>,
  );
  return asked;
}

it('is about the paragraph that is pointed at', async () => {
  const asked = show();
  await userEvent.hover(screen.getByText('影子很长。'));
  await userEvent.click(screen.getByRole('button', { name: '写第2段的笔记' }));
  expect(asked).toEqual([1]);
});

it('is led from paragraph to paragraph by the arrow keys, and stops at the ends', async () => {
  const asked = show();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(asked).toEqual([2]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '写第3段的笔记' }));
});

it('brings a paragraph into sight with the focus', () => {
  show({ paragraph: 1 });
  expect(document.activeElement?.textContent).toBe('影子很长。');
});
