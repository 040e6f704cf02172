import { expect, it } from 'vitest';
import { withOwnAddresses } from './own-addresses.ts';

const school = 'https://school.example';

it('leads pictures and links of another server to that server', () => {
  const answer = {
    users: { 7: { avatar: '/blobs/a.svg', nick_name: '/blobs' } },
    url: '/shuyuan-media/videos/7?Expires=1&Signature=a%2Fb',
    picture: '/media/7/b.png',
    rows: ['<p>看<img src="/blobs/b.png"><a href="/article/7">此处</a></p>', 7, null],
  };
  expect(withOwnAddresses(answer, school)).toEqual({
    users: { 7: { avatar: 'https://school.example/blobs/a.svg', nick_name: '/blobs' } },
    url: 'https://school.example/shuyuan-media/videos/7?Expires=1&Signature=a%2Fb',
    picture: 'https://school.example/media/7/b.png',
    rows: [
      '<p>看<img src="https://school.example/blobs/b.png"><a href="https://school.example/article/7">此处</a></p>',
      7,
      null,
    ],
  });
});

it('leaves whole addresses, and words that look like paths, as they are', () => {
  const answer = {
    avatar: 'https://store.example/a.svg',
    html: '<img src="//store.example/a.svg"><img src="https://b.example/">',
    content: '见 /blobs/a.svg',
    route: '/article/7',
  };
  expect(withOwnAddresses(answer, school)).toEqual(answer);
});

it('leaves everything as it is on the page of the server itself', () => {
  const answer = { avatar: '/blobs/a.svg' };
  expect(withOwnAddresses(answer, '')).toBe(answer);
});
