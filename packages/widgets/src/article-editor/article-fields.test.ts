import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { managedArticle } from './article-backend.fixtures.ts';
import {
  blankFields,
  contentOf,
  differenceOf,
  fieldsOf,
  partsOf,
  readFields,
  storedContentOf,
} from './article-fields.ts';
import { inBeijing, fromBeijing } from './beijing-time.ts';

const block = fc.oneof(
  fc.string().map((words) => `<p>${words.replace(/[<>&]/g, '')}</p>`),
  fc.constantFrom(
    '<h2>题</h2>',
    '<pre><code>a &lt; b</code></pre>',
    '<figure><img src="/a.png" alt=""></figure>',
    '<hr>',
  ),
);
const html = fc.array(block).map((blocks) => blocks.join(''));

describe('the parts of a text', () => {
  it('are what was stored, after they were joined to be written on and taken apart again', () => {
    fc.assert(
      fc.property(
        html,
        html,
        fc.integer({ min: 1, max: 99 }),
        fc.boolean(),
        (free, paid, charge, isVipFree) => {
          const article = managedArticle({
            render_content: free,
            paid_content: paid,
            charge,
            is_vip_free: isVipFree,
          });
          expect(contentOf(fieldsOf(article, 0))).toEqual(storedContentOf(article));
        },
      ),
    );
  });

  it('are one where nobody pays, and come apart at the same place when somebody does', () => {
    fc.assert(
      fc.property(html, html, (free, paid) => {
        const sold = fieldsOf(managedArticle({ render_content: free, paid_content: paid, charge: 6 }), 0);
        expect(partsOf({ ...sold, price: 'free' })).toEqual({ free: free + paid, paid: '' });
        expect(partsOf({ ...sold, price: 'single' })).toEqual({ free, paid });
      }),
    );
  });

  it('ask for nothing while no price is written', () => {
    const fields = { ...blankFields, price: 'member' as const, text: '<p>一</p><!--divider--><p>二</p>' };
    expect(contentOf(fields)).toMatchObject({ charge: 0, is_vip_free: false, paid_content: '' });
    expect(contentOf({ ...fields, charge: 6 })).toMatchObject({
      charge: 6,
      is_vip_free: true,
      render_content: '<p>一</p>',
      paid_content: '<p>二</p>',
    });
  });
});

it('sends tags where others are chosen, and not where they are the same', () => {
  const article = managedArticle({ tag_ids: [1, 3] });
  const fields = fieldsOf(article, 0);
  expect(differenceOf(contentOf(fields), storedContentOf(article))).toEqual({});
  expect(differenceOf(contentOf({ ...fields, tagIds: [3] }), storedContentOf(article))).toEqual({
    tag_ids: [3],
  });
});

it('takes from a device what it can read, and nothing else', () => {
  expect(readFields({ ...blankFields, title: '题', at: '2026-03-02T20:00' })).toEqual({
    ...blankFields,
    title: '题',
    at: '2026-03-02T20:00',
  });
  expect(readFields({ ...blankFields, at: 'soon', charge: '6', tagIds: 'all' })).toEqual(blankFields);
  expect(readFields({ ...blankFields, tagIds: [1, 'x'] })).toEqual({ ...blankFields, tagIds: [1] });
  for (const odd of [null, 'text', {}, { ...blankFields, text: 7 }, { ...blankFields, release: 'soon' }])
    expect(readFields(odd)).toBeNull();
});

it('writes an instant as Beijing’s clocks show it, and reads it back', () => {
  expect(inBeijing(Date.UTC(2026, 10, 26, 16))).toBe('2026-11-27T00:00');
  expect(fromBeijing('2026-11-27T00:00')).toBe(Date.UTC(2026, 10, 26, 16));
});
