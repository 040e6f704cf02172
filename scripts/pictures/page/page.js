// The review page's behaviour. Runs from a file too; accepting needs the server that gave the page its token.
const model = JSON.parse(document.querySelector('#model').textContent);
const byId = (id) => document.getElementById(id);
const state = { mode: 'side', filter: '', kinds: new Set(['changed', 'new', 'gone', 'accepted']) };
const cards = new Map();

/** `make('p', { className: 'said' }, 'words')`. */
function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

const nameOf = ({ title, name, suite }) => `${title}, ${name}, ${suite}`;

function figureOf(item, role, caption) {
  const widest = Math.max(...['before', 'after'].map((side) => item[side]?.[0] ?? 0));
  const [width, height] = item[role] ?? [widest, Math.max(item.before?.[1] ?? 0, item.after?.[1] ?? 0)];
  const image = make('img', {
    src: `images/${encodeURIComponent(`${item.picture}.${role}.png`)}`,
    alt: `${nameOf(item)}: ${role}`,
    loading: 'lazy',
    width,
    height,
  });
  image.style.setProperty('--share', String(width / widest));
  image.style.setProperty('--width', String(width));
  const figure = make(
    'figure',
    { className: role },
    make('figcaption', {}, `${caption}, ${width} × ${height}`),
    image,
  );
  return figure;
}

function stageOf(item) {
  const stage = make('div', { className: 'stage' });
  stage.style.setProperty('--widest', String(Math.max(item.before?.[0] ?? 0, item.after?.[0] ?? 0)));
  if (item.kind !== 'changed') {
    const role = item.kind === 'new' ? 'after' : 'before';
    stage.append(figureOf(item, role, role === 'after' ? 'After' : 'Before'));
    stage.dataset.mode = 'one';
    return stage;
  }
  const range = make('input', { type: 'range', min: '0', max: '100', value: '50' });
  range.setAttribute('aria-label', `How much of before is seen: ${nameOf(item)}`);
  range.addEventListener('input', () => stage.style.setProperty('--split', `${range.value}%`));
  const other = make('button', { type: 'button' }, 'Show before');
  other.addEventListener('click', () => blink(stage));
  stage.append(
    make('div', { className: 'controls for-swipe' }, range),
    make('div', { className: 'controls for-blink' }, other),
    figureOf(item, 'before', 'Before'),
    figureOf(item, 'after', 'After'),
    figureOf(item, 'difference', 'Difference'),
  );
  stage.dataset.shown = 'after';
  return stage;
}

function blink(stage, shown = stage.dataset.shown === 'after' ? 'before' : 'after') {
  stage.dataset.shown = shown;
  stage.querySelector('.for-blink button').textContent = shown === 'after' ? 'Show before' : 'Show after';
}

function cardOf(item) {
  const heading = make('h3', { id: `h-${item.picture}` }, item.name);
  const button = make('button', { type: 'button', hidden: !model.token });
  button.addEventListener('click', () => decide([item], !item.isAccepted));
  const article = make(
    'article',
    { tabIndex: -1 },
    make(
      'div',
      { className: 'top' },
      heading,
      make('span', { className: 'badge' }, item.suite),
      make('span', { className: 'badge kind' }, item.kind),
      make('span', { className: 'said' }, item.said === item.kind ? '' : item.said),
      button,
    ),
    stageOf(item),
  );
  article.setAttribute('aria-labelledby', heading.id);
  article.dataset.kind = item.kind;
  cards.set(item, { article, button });
  return article;
}

const sections = [];

const many = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;

function build() {
  byId('heading').textContent = model.heading;
  document.title = `${model.items.length} · ${model.heading}`;
  const byTitle = Map.groupBy
    ? Map.groupBy(model.items, ({ title }) => title)
    : model.items.reduce(
        (all, item) => all.set(item.title, [...(all.get(item.title) ?? []), item]),
        new Map(),
      );
  for (const [title, items] of byTitle) {
    const accept = make('button', { type: 'button', hidden: !model.token });
    const count = make('span', { className: 'said' });
    const section = make(
      'section',
      {},
      make('div', { className: 'title' }, make('h2', {}, title), count, accept),
    );
    section.append(...items.map(cardOf));
    accept.addEventListener('click', () => decide(openOf(items), true));
    sections.push({ section, items, accept, count, title });
    byId('list').append(section);
  }
  byId('list').append(make('p', { className: 'empty', id: 'empty' }, 'Nothing to show.'));
  if (!model.token) {
    byId('hint').hidden = false;
    byId('hint').append('To accept by a press: ', make('kbd', {}, 'npm run visual:review -- --last'));
  }
  for (const [kind, label] of Object.entries({
    changed: 'Changed',
    new: 'New',
    gone: 'Gone',
    accepted: 'Accepted',
  }))
    byId('kinds').append(kindBox(kind, label));
}

function kindBox(kind, label) {
  const box = make('input', { type: 'checkbox', checked: true });
  box.addEventListener('change', () => {
    if (box.checked) state.kinds.add(kind);
    else state.kinds.delete(kind);
    show();
  });
  return make('label', {}, box, ` ${label} `, make('span', { id: `count-${kind}` }));
}

const kindOf = ({ isAccepted, kind }) => (isAccepted ? 'accepted' : kind);

const isShown = (item) =>
  state.kinds.has(kindOf(item)) &&
  state.filter.split(/\s+/).every((word) => `${nameOf(item)} ${item.picture}`.toLowerCase().includes(word));

const openOf = (items) => items.filter((item) => isShown(item) && !item.isAccepted);

/** Brings the page in line with what was chosen and decided. */
function show() {
  const counts = { changed: 0, new: 0, gone: 0, accepted: 0 };
  for (const item of model.items) counts[kindOf(item)] += 1;
  for (const [kind, count] of Object.entries(counts)) byId(`count-${kind}`).textContent = `(${count})`;
  const shown = model.items.filter(isShown);
  byId('summary').textContent =
    `${shown.length} shown of ${many(model.items.length, 'picture')} in ${many(sections.length, 'component')}, ${counts.accepted} accepted`;
  byId('empty').hidden = shown.length > 0;
  for (const [item, { article, button }] of cards) {
    article.hidden = !isShown(item);
    article.toggleAttribute('data-accepted', item.isAccepted);
    button.textContent = item.isAccepted
      ? 'Accepted'
      : item.kind === 'gone'
        ? 'Accept: it is gone'
        : 'Accept';
    button.setAttribute('aria-pressed', String(item.isAccepted));
    button.setAttribute('aria-label', `${button.textContent}: ${nameOf(item)}`);
    const stage = article.querySelector('.stage');
    if (item.kind === 'changed') stage.dataset.mode = state.mode;
  }
  for (const { section, items, accept, count, title } of sections) {
    const seen = items.filter(isShown);
    const open = openOf(items);
    section.hidden = seen.length === 0;
    count.textContent = `${seen.length} shown`;
    accept.disabled = open.length === 0;
    accept.textContent = `Accept all shown (${open.length})`;
    accept.setAttribute('aria-label', `${accept.textContent}: ${title}`);
  }
}

const announce = (words) => (byId('status').textContent = words);

/** Tells the server; nothing counts as decided before it has answered. */
async function decide(items, isAccepted) {
  if (!model.token || items.length === 0) return;
  try {
    const response = await fetch('decide', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-review-token': model.token },
      body: JSON.stringify({ pictures: items.map(({ picture }) => picture), isAccepted }),
    });
    if (!response.ok) throw new Error(await response.text());
    for (const item of items) item.isAccepted = isAccepted;
    announce(`${items.length} ${isAccepted ? 'accepted' : 'taken back'}`);
  } catch (error) {
    announce(`Not ${isAccepted ? 'accepted' : 'taken back'}: ${error.message}. Does the command still run?`);
  }
  show();
}

const shownCards = () => [...document.querySelectorAll('article')].filter((card) => card.checkVisibility());

function move(step) {
  const all = shownCards();
  const at = all.indexOf(document.activeElement?.closest('article'));
  const next = all[at < 0 ? 0 : Math.min(Math.max(at + step, 0), all.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: 'start' });
}

function chooseMode(mode) {
  state.mode = mode;
  document.querySelector(`[name=mode][value=${mode}]`).checked = true;
  show();
}

const focusedItem = () => {
  const article = document.activeElement?.closest('article');
  return [...cards].find(([, card]) => card.article === article)?.[0];
};

const keys = {
  j: () => move(1),
  k: () => move(-1),
  a() {
    const item = focusedItem();
    if (item) void decide([item], !item.isAccepted);
  },
  b() {
    const stage = document.activeElement?.closest('article')?.querySelector('.stage[data-shown]');
    if (stage) blink(stage);
  },
  1: () => chooseMode('side'),
  2: () => chooseMode('swipe'),
  3: () => chooseMode('blink'),
  4: () => chooseMode('difference'),
  '/': () => byId('filter').focus(),
};

document.addEventListener('keydown', (event) => {
  const isTyping = event.target.matches?.('input[type=search]');
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(keys, event.key)) return;
  event.preventDefault();
  keys[event.key]();
});
byId('filter').addEventListener('input', (event) => {
  state.filter = event.target.value.trim().toLowerCase();
  show();
});
byId('modes').addEventListener('change', (event) => chooseMode(event.target.value));
byId('actual').addEventListener('change', (event) =>
  byId('list').classList.toggle('actual-size', event.target.checked),
);
byId('tools').addEventListener('submit', (event) => event.preventDefault());
// Begun by a press alone, and once a second: nothing flashes at anybody.
setInterval(() => {
  if (!byId('auto').checked || state.mode !== 'blink') return;
  const shown = Math.floor(Date.now() / 1000) % 2 ? 'before' : 'after';
  for (const stage of document.querySelectorAll('.stage[data-shown]')) blink(stage, shown);
}, 1000);
build();
show();
