import { useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { answer, keywords, kinds, offerSearch, tabs } from './search-page.jsx';

/** The text with what matches marked. */
const marked = (text, [[from, to]]) => (
  <>
    {text.slice(0, from)}
    <mark>{text.slice(from, to)}</mark>
    {text.slice(to)}
  </>
);

function Row({ row }) {
  return (
    <li data-row>
      <img src={row.thumb} alt="" width="96" height="54" />
      <b>{marked(row.title, row.title_marks)}</b> <small>{kinds[row.resource_type]}</small>
      <p>{marked(row.snippet, row.snippet_marks)}</p>
    </li>
  );
}

function Panel() {
  const [draft, setDraft] = useState('');
  const [rows, setRows] = useState(null);
  async function look(event) {
    event.preventDefault();
    setRows((await Promise.resolve(answer)).data);
  }
  return (
    <>
      <form onSubmit={look}>
        <input value={draft} onChange={(event) => setDraft(event.target.value)} placeholder="搜索" />
        <button type="button">关闭</button>
      </form>
      <div role="tablist">
        {tabs.map((tab, index) => (
          <button key={tab} role="tab" aria-selected={index === 0}>
            {tab} {rows && <span>{answer.total}</span>}
          </button>
        ))}
      </div>
      {rows ? (
        <ul>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      ) : (
        <ul>
          {keywords.map(({ id, name }) => (
            <li key={id}>
              <button>{name}</button> <button>删除</button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The same parts by plain React in the browser's own dialog: no design system, no rules. */
function Dialog() {
  const dialog = useRef(null);
  useLayoutEffect(() => dialog.current.showModal(), []);
  return (
    <dialog ref={dialog} aria-label="搜索">
      <Panel />
    </dialog>
  );
}

function Floor() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button data-open onClick={() => setIsOpen(true)}>
        搜索
      </button>
      {isOpen && <Dialog />}
    </>
  );
}

offerSearch((root) => createRoot(root).render(<Floor />), '[data-row]');
