import { expect, it, onTestFinished, vi } from 'vitest';
import { saveFile } from './save-file.browser.ts';

function follow(url: string) {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  onTestFinished(() => click.mockRestore());
  saveFile(url, '课.mp4');
  return click.mock.calls.length;
}

it.each([
  'https://school.example/film.mp4',
  '/shuyuan-media/videos/1?sign=a',
  'blob:https://school.example/1',
])('offers the file at %s', (url) => expect(follow(url)).toBe(1));

it.each([
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'weixin://a',
])('does not follow %j, which is no file’s', (url) => expect(follow(url)).toBe(0));
