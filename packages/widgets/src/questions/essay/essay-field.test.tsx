import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { questionsStrings } from '../questions.strings.ts';
import { EssayField } from './essay-field.view.tsx';

const strings = questionsStrings['zh-CN'];
const screenshot = new File([new Uint8Array(3)], 'image.png', { type: 'image/png' });

function show({ isDisabled = false, takesPictures = true } = {}) {
  const onAdd = vi.fn<(files: File[]) => void>();
  render(
    <EssayField
      question={{ type: 4, level: 1, score: 5, content: '<p>问</p>' }}
      value=""
      labelledBy="asked"
      isDisabled={isDisabled}
      isReview={false}
      pictures={takesPictures ? { addresses: [], onAdd } : undefined}
      strings={strings}
      onChange={() => {}}
    />,
  );
  return { onAdd, field: screen.getByRole('textbox') };
}

/** Fires an event with files and text, and returns whether its default action was prevented. */
function give(kind: 'paste' | 'drop' | 'dragOver', field: HTMLElement, files: File[], text = ''): boolean {
  const event = createEvent[kind](field);
  const value = { files, types: files.length > 0 ? ['Files'] : ['text/plain'], getData: () => text };
  Object.defineProperty(event, kind === 'paste' ? 'clipboardData' : 'dataTransfer', { value });
  fireEvent(field, event);
  return event.defaultPrevented;
}

it.each([
  ['paste', ['paste']],
  ['drop', ['dragOver', 'drop']],
] as const)('takes a screenshot as a picture of the answer by %s', (_, kinds) => {
  const { onAdd, field } = show();
  expect(kinds.map((kind) => give(kind, field, [screenshot]))).toEqual(kinds.map(() => true));
  expect(onAdd.mock.calls).toEqual([[[screenshot]]]);
});

it('takes a picture that a file manager has copied with its name', () => {
  const { onAdd, field } = show();
  expect(give('paste', field, [screenshot], 'image.png')).toBe(true);
  expect(onAdd.mock.calls).toEqual([[[screenshot]]]);
});

it('leaves a paste of words to the text, also where a picture of them comes along', () => {
  const { onAdd, field } = show();
  expect(give('paste', field, [], '一段话')).toBe(false);
  expect(give('paste', field, [screenshot], '一段话')).toBe(false);
  expect(give('drop', field, [], '一段话')).toBe(false);
  expect(onAdd).not.toHaveBeenCalled();
});

it('takes none once the time is over, and does not leave the page for a dropped file', () => {
  const { onAdd, field } = show({ isDisabled: true });
  expect(give('paste', field, [screenshot])).toBe(true);
  expect(give('drop', field, [screenshot])).toBe(true);
  expect(onAdd).not.toHaveBeenCalled();
});

it('takes none where its answer has no pictures', () => {
  const { onAdd, field } = show({ takesPictures: false });
  expect(give('paste', field, [screenshot])).toBe(false);
  expect(onAdd).not.toHaveBeenCalled();
});
