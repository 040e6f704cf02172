import { describe, expect, it } from 'vitest';
import { html } from './html.ts';

describe('html', () => {
  it('takes every value for text', () => {
    const name = `<img src=x onerror="alert('1')"> & co`;
    expect(html`<p title="${name}">${name}</p>`.markup).toBe(
      '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co</p>',
    );
  });

  it('puts markup in as it is, one piece or many, and nothing for null', () => {
    const items = ['一', '二'].map((text) => html`<li>${text}</li>`);
    expect(html`<b>${items}${null}${html`<hr />`}${3}</b>`.markup).toBe(
      '<b><li>一</li><li>二</li><hr />3</b>',
    );
  });

  it('does not read escapes of what it is given', () => {
    expect(html`${'\\u003c'}`.markup).toBe('\\u003c');
  });
});
