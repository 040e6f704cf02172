import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { commentPage, offerComments } from './comments.ts';

const text = (html: string) => html.replace(/<[^>]+>/g, '');

/** The same content by plain React rows: no design system, no store, no sanitiser. */
function Floor({ count }: { count: number }) {
  const { users, comments } = commentPage(count);
  const [draft, setDraft] = useState('');
  const [posted, setPosted] = useState<{ id: number; text: string }[]>([]);
  function post() {
    setPosted([{ id: count + posted.length + 1, text: draft }, ...posted]);
    setDraft('');
  }
  return (
    <main>
      <textarea value={draft} onChange={(event) => setDraft(event.target.value)} />
      <button data-send onClick={post}>
        讨论
      </button>
      {posted.map((comment) => (
        <article key={comment.id} data-row>
          <img alt="" width={40} height={40} />
          <b>同学1</b>
          <time>刚刚</time>
          <div>{comment.text}</div>
          <button>回复</button>
        </article>
      ))}
      {comments.data.map((comment) => (
        <article key={comment.id} data-row>
          <img alt="" width={40} height={40} />
          <b>{users[comment.user_id]?.nick_name}</b>
          <time>{comment.created_at}</time>
          <div>{text(comment.content)}</div>
          <button>回复</button>
          {comment.children_count > 0 && <button>{comment.children_count} 回复</button>}
        </article>
      ))}
    </main>
  );
}

offerComments({
  rowSelector: '[data-row]',
  sendSelector: '[data-send]',
  draw: (root, count) => createRoot(root).render(<Floor count={count} />),
});
