import { describe, expect, it } from 'vitest';
import { readGivenAddress } from './given-address.ts';

describe('an address from the server', () => {
  it.each([
    '/',
    '/article?category=2',
    '/article/3/detail#comments',
    '/tag?name=读 书',
    '/search?next=https://other.example/',
    '/a/../article',
  ])('leads to the page %s', (address) => {
    expect(readGivenAddress(address)).toEqual({ kind: 'page', path: address });
  });

  it.each(['https://other.example', 'http://other.example:8080/a?b=c#d', 'HTTPS://书院.example/读'])(
    'leads out to %s',
    (address) => {
      expect(readGivenAddress(address)).toEqual({ kind: 'elsewhere', href: address });
    },
  );

  it.each([
    ['nothing', ''],
    ['a word', 'article'],
    ['a script', 'javascript:alert(1)'],
    ['a script in capitals', 'JavaScript:alert(1)'],
    ['a script with a tab', 'java\tscript:alert(1)'],
    ['a script behind a space', ' javascript:alert(1)'],
    ['a script behind a control character', '\u0001javascript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a blob', 'blob:https://this.site/1'],
    ['a file', 'file:///etc/passwd'],
    ['an application', 'weixin://wxpay/bizpayurl?pr=a'],
    ['mail', 'mailto:somebody@other.example'],
    ['another site by our scheme', '//other.example/a'],
    ['another site by three slashes', '///other.example/a'],
    ['another site by a backslash', '/\\other.example/a'],
    ['another site by backslashes', '\\\\other.example/a'],
    ['another site behind a tab', '/\t/other.example'],
    ['another site behind a line', '/\n/other.example'],
    ['another site behind dots', '/a/..//other.example'],
    ['another site behind hidden dots', '/%2e//other.example'],
    ['a backslash after the host', 'https://other.example\\@this.site'],
    ['a scheme without a host', 'https://'],
    ['a scheme without slashes', 'https:other.example'],
    ['three slashes', 'https:///other.example'],
    ['a name before the host', 'https://this.site@other.example/'],
    ['a password before the host', 'https://this.site:443@other.example/'],
    ['a port that is none', 'https://other.example:99999/'],
    ['a space at the end', '/article '],
    ['a line at the end', '/article\n'],
    ['a hidden end of line', '/article\u0085'],
  ])('is no link when it is %s', (_, address) => {
    expect(readGivenAddress(address)).toBeNull();
  });
});
