import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';
import { initialsOf, tintOf } from './initials.ts';

it.each([
  ['林间晚照', '林'],
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['  学 生', '学'],
  ['Élodie Müller', 'ÉM'],
  ['𠮷野', '𠮷'],
  ['😀 笑', '😀'],
  ['', ''],
])('begins the name %j with %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('always gives one name one ground', () => {
  expect(tintOf('林间晚照')).toBe(tintOf('林间晚照'));
  expect(new Set(['学海', '周而复始', 'Ada', '断章', '林间晚照'].map(tintOf)).size).toBeGreaterThan(1);
});

it('is silent where the name stands beside it, and speaks where asked', () => {
  const { rerender } = render(<Avatar name="林间晚照" src="/a.webp" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Avatar name="林间晚照" src="/a.webp" isNamed />);
  expect(screen.getByRole('img', { name: '林间晚照' })).toBeDefined();
});

it('falls back to the initials when the picture does not load, and tries a new one', () => {
  const { container, rerender } = render(<Avatar name="林间晚照" src="/broken.webp" />);
  const image = () => container.querySelector('img');
  fireEvent.error(image() as HTMLImageElement);
  expect(image()).toBeNull();
  expect(container.textContent).toBe('林');
  rerender(<Avatar name="林间晚照" src="/new.webp" />);
  expect(image()?.getAttribute('src')).toBe('/new.webp');
});
