import { expect, it } from 'vitest';
import { namesMentioned } from './names-mentioned.ts';

const names = ['林远', '林远山', 'Tom', 'Tom Lee', '小明2', '민수'];

it.each([
  ['@林远 你看', ['林远']],
  ['同意@林远，你看', ['林远']],
  ['@林远你看', ['林远']],
  ['@林远。', ['林远']],
  ['@林远山 来看', ['林远山']],
  ['@林远山和@林远', ['林远山', '林远']],
  ['@Tom, look', ['Tom']],
  ['@Tom你看', ['Tom']],
  ['@Tom.', ['Tom']],
  ['@Tom/@林远', ['Tom', '林远']],
  ['(@Tom)', ['Tom']],
  ['@Tom Lee', ['Tom Lee']],
  ['@小明2 你好', ['小明2']],
  ['@민수야', ['민수']],
  ['> 引用\n@林远 你看', ['林远']],
  ['`代码` @林远', ['林远']],
  ['一个 ` 没有结束 @林远', ['林远']],
  ['```js\n@Tom\n```\n@林远', ['林远']],
  ['~~~~\n~~~\n@Tom\n~~~~\n@林远', ['林远']],
  ['``` 一行 ``` @林远', ['林远']],
  ['https://example.com/@Tom @林远', ['林远']],
])('%j addresses %j', (text, expected) => {
  expect([...namesMentioned(text, names)]).toEqual(expected);
});

it.each([
  ['a longer word', '@Tommy'],
  ['a word that goes on with a digit', '@Tom2'],
  ['a name with a number that goes on', '@小明23'],
  ['a word with a hyphen', '@Tom-cat'],
  ['a domain', '@Tom.example.com'],
  ['a package', '@Tom/cli'],
  ['a mail address', 'mail@Tom'],
  ['a mail address with a point', 'a.b.@林远'],
  ['a mail address behind Chinese words', '写信给我@林远.com'],
  ['a web address', 'https://example.com/@Tom'],
  ['a web address without its scheme', 'www.example.com/@Tom'],
  ['a quoted line', '> @林远'],
  ['an indented quoted line', '  > @林远'],
  ['inline code', '`@林远`'],
  ['inline code in two backticks', '``a ` @林远``'],
  ['a fence', '```\n@林远\n```'],
  ['a fence with its language', '```java\n@Tom\n```'],
  ['a fence of tildes', '~~~\n@林远\n~~~'],
  ['a fence that nobody closed', '一段\n```\n@林远'],
  ['a fence with a shorter one in it', '````\n```\n@林远\n````'],
  ['no at sign', '林远'],
])('nobody is addressed in %s: %j', (_, text) => {
  expect([...namesMentioned(text, names)]).toEqual([]);
});
