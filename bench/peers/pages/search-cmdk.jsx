import { Command } from 'cmdk';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { answer, keywords, kinds, offerSearch } from './search-page.jsx';

/** As its own page draws it: it looks at each key, here for answers that are filtered already. It has neither tabs nor marks nor pages. */
function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const [rows, setRows] = useState(null);
  async function look() {
    setRows((await Promise.resolve(answer)).data);
  }
  return (
    <>
      <button data-open onClick={() => setIsOpen(true)}>
        搜索
      </button>
      <Command.Dialog open={isOpen} onOpenChange={setIsOpen} label="搜索" shouldFilter={false}>
        <Command.Input placeholder="搜索" onValueChange={look} />
        <Command.List>
          {rows
            ? rows.map((row) => (
                <Command.Item key={row.id} value={String(row.id)} data-row>
                  <img src={row.thumb} alt="" width="96" height="54" />
                  <b>{row.title}</b> <small>{kinds[row.resource_type]}</small>
                  <p>{row.snippet}</p>
                </Command.Item>
              ))
            : keywords.map(({ id, name }) => (
                <Command.Item key={id} value={name}>
                  {name}
                </Command.Item>
              ))}
        </Command.List>
      </Command.Dialog>
    </>
  );
}

offerSearch((root) => createRoot(root).render(<Page />), '[data-row]');
