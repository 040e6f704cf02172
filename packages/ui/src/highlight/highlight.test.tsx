import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Highlight, occurrencesOf } from './index.ts';

const found = (text: string, words: string | string[]) =>
  occurrencesOf(text, words).map(([start, end]) => text.slice(start, end));

it.each([
  ['怎样读一本难读的书', '读', ['读', '读']],
  ['怎样读一本难读的书', '难读 书', ['难读', '书']],
  ['React 与 react', 'REACT', ['React', 'react']],
  ['ＶＩＰ 会员与 vip', 'vip', ['ＶＩＰ', 'vip']],
  ['Élodie lit', 'elodie', ['Élodie']],
  ['E\u0301lodie', 'él', ['E\u0301l']],
  ['ﬁne', 'f', ['ﬁ']],
  ['书院书院', '书院', ['书院书院']],
  ['书院', ['书院', '书'], ['书院']],
  ['C++ 与 .*', '.*', ['.*']],
  ['𠮷野家', '野', ['野']],
  ['か\u3099', 'か', []],
  ['书院', '  ', []],
  ['', '书', []],
])('finds in %j for %j the parts %j', (text, words, parts) => {
  expect(found(text, words)).toEqual(parts);
});

const marksIn = (container: HTMLElement) =>
  [...container.querySelectorAll('mark')].map((mark) => mark.textContent);

it('keeps every character of the text, marked or not', () => {
  const text = '学而时习之，不亦说乎？学而不思则罔。';
  const { container } = render(<Highlight words="学而 思则">{text}</Highlight>);
  expect(container.textContent).toBe(text);
  expect(marksIn(container)).toEqual(['学而', '学而', '思则']);
});

it('marks ranges from elsewhere, whatever their order, overlap or bounds', () => {
  const { container } = render(
    <Highlight
      ranges={[
        [4, 99],
        [-3, 1],
        [3, 5],
        [2, 2],
      ]}
    >
      博学之，审问之
    </Highlight>,
  );
  expect(container.textContent).toBe('博学之，审问之');
  expect(marksIn(container)).toEqual(['博', '，审问之']);
});

it('shows HTML as it is written', () => {
  const { container } = render(<Highlight words="img">{'<img src=x onerror=alert(1)>'}</Highlight>);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('<img src=x onerror=alert(1)>');
});

it('is plain text when there is nothing to mark', () => {
  const { container } = render(<Highlight>书院</Highlight>);
  expect(marksIn(container)).toEqual([]);
  expect(container.textContent).toBe('书院');
});
