import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { offerPager, size, total } from './pager-page.jsx';

const pages = total / size;
const listOf = (page) =>
  page < 5
    ? [1, 2, 3, 4, 5, 0, pages]
    : page > pages - 4
      ? [1, 0, pages - 4, pages - 3, pages - 2, pages - 1, pages]
      : [1, 0, page - 1, page, page + 1, -1, pages];

/** The same parts by plain React: no design system, no rules. */
function Floor() {
  const [page, setPage] = useState(1);
  return (
    <nav aria-label="分页">
      <span>共 {total} 条</span>
      <select defaultValue="10">
        {[10, 20, 50, 100].map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
      <button disabled={page === 1} onClick={() => setPage(page - 1)}>
        ‹
      </button>
      <ul>
        {listOf(page).map((item) => (
          <li key={item}>
            {item > 0 ? (
              <button aria-current={item === page ? 'page' : undefined} onClick={() => setPage(item)}>
                {item}
              </button>
            ) : (
              '…'
            )}
          </li>
        ))}
      </ul>
      <button data-next disabled={page === pages} onClick={() => setPage(page + 1)}>
        ›
      </button>
      <input placeholder="页码" />
    </nav>
  );
}

offerPager((root) => createRoot(root).render(<Floor />), '[data-next]');
