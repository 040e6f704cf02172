import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { AvatarGroup } from './avatar-group.tsx';
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

const people = ['林间晚照', '学海无涯', '周而复始', 'Ada Lovelace'].map((name) => ({ name }));

it('a group is heard as one sentence: its names, and how many there are', () => {
  const { container, rerender } = render(<AvatarGroup people={people} max={2} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('林间晚照、学海无涯等4人');
  expect(container.querySelector('[data-part="more"]')?.textContent).toBe('+2');
  rerender(<AvatarGroup people={people} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    '林间晚照、学海无涯、周而复始、Ada Lovelace',
  );
  expect(container.querySelector('[data-part="more"]')).toBeNull();
});

it('a group counts those who were not loaded, and never fewer than were', () => {
  const { container, rerender } = render(<AvatarGroup people={people} max={3} total={12_003} />);
  expect(container.querySelector('[data-part="more"]')?.textContent).toBe('+1.2万');
  rerender(<AvatarGroup people={people} max={3} total={1} label="4人正在学习" />);
  expect(container.querySelector('[data-part="more"]')?.textContent).toBe('+1');
  expect(screen.getByRole('img', { name: '4人正在学习' })).toBeDefined();
});

it('a group of nobody is nothing, and a nameless one has a word', () => {
  const { container, rerender } = render(<AvatarGroup people={[]} />);
  expect(container.childElementCount).toBe(0);
  rerender(
    <UiProvider locale="en">
      <AvatarGroup people={[{ id: 1, name: '' }, ...people]} max={1} />
    </UiProvider>,
  );
  expect(screen.getByRole('img', { name: 'someone and 4 more' })).toBeDefined();
});
