// Keeps the list of a page fresh: asks for the page again, and when its list has changed puts the new one in and says
// so. A plain script, because it is served as it stands.
const list = document.querySelector('[data-list]');
const announcer = document.querySelector('[role="status"]');
const pauseMs = 1_500;

async function refresh() {
  if (document.hidden) return;
  try {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } });
    if (!response.ok) throw new Error(String(response.status));
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const fresh = page.querySelector('[data-list]');
    if (!fresh) return;
    if (fresh.dataset.list !== list.dataset.list) replaceBy(fresh);
    else if (announcer.dataset.failed === '1') say('');
    delete announcer.dataset.failed;
  } catch {
    if (announcer.dataset.failed !== '1') say(announcer.dataset.lost);
    announcer.dataset.failed = '1';
  }
}

/** Rows that stay are left alone, so that a focus or a selection in them stays too. */
function replaceBy(fresh) {
  const keys = new Set([...fresh.children].map((row) => row.dataset.key));
  for (const row of Array.from(list.children)) {
    if (keys.has(row.dataset.key)) keys.delete(row.dataset.key);
    else row.remove();
  }
  const added = Array.from(fresh.children).filter((row) => keys.has(row.dataset.key));
  list.prepend(...added);
  list.dataset.list = fresh.dataset.list;
  if (added.length > 0) say(fresh.dataset.news);
}

function say(text) {
  announcer.textContent = text ?? '';
}

document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest('button[data-copy]') : null;
  if (!button) return;
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
    say(announcer.dataset.copied);
  } catch {
    say(announcer.dataset.notCopied);
  }
});

document.addEventListener('visibilitychange', refresh);
document.documentElement.dataset.live = '';
while (true) {
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  await refresh();
}
