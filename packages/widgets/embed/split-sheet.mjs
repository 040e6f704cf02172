// Deals the rules of an element's sheet to its parts: what the first files draw, what a lazy module draws, and what nobody draws.

/** The blocks of a sheet at one level: `{ head, body }`, and a statement without a block as `{ head }`. */
function blocksOf(css) {
  const blocks = [];
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    const character = css[at];
    if (character === '"' || character === "'") at = css.indexOf(character, at + 1);
    else if (character === ';') {
      blocks.push({ head: css.slice(start, at).trim() });
      start = at + 1;
    } else if (character === '{') {
      const end = endOf(css, at);
      blocks.push({ head: css.slice(start, at).trim(), body: css.slice(at + 1, end) });
      at = end;
      start = at + 1;
    }
  }
  return blocks;
}

/** Where the block that opens at `at` closes. */
function endOf(css, at) {
  let depth = 0;
  for (let place = at; place < css.length; place += 1) {
    const character = css[place];
    if (character === '"' || character === "'") place = css.indexOf(character, place + 1);
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return place;
    }
  }
  throw new Error('A sheet ends within a rule.');
}

/** @returns {Set<string>} */
const classesOf = (text) => new Set(text.match(/\bsy_[\da-z]+/g) ?? []);

/** Without what stands in parentheses, where a class may also be one that is not there. */
function bare(selector) {
  let plain = selector;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  return plain;
}

/** Selectors of a list, whatever commas stand in their parentheses. */
function selectorsOf(head) {
  const selectors = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= head.length; at += 1) {
    const character = head[at];
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (at === head.length || (character === ',' && depth === 0)) {
      selectors.push(head.slice(start, at));
      start = at + 1;
    }
  }
  return selectors;
}

/** The rules that could meet an element which bears only these classes. */
function pick(css, isWanted) {
  return blocksOf(css)
    .map(({ head, body }) => {
      if (body === undefined) return `${head};`;
      if (/^@(media|container|supports|layer)/.test(head)) {
        const inner = pick(body, isWanted);
        return inner && `${head}{${inner}}`;
      }
      // Nothing but the rules says which movements they run: those come below.
      if (head.startsWith('@keyframes')) return '';
      if (head.startsWith('@')) return isWanted(new Set()) ? `${head}{${body}}` : '';
      const selectors = selectorsOf(head).filter((selector) => isWanted(classesOf(bare(selector))));
      return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : '';
    })
    .join('');
}

/** The movements that the rules of `sheet` run. */
const withMovements = (sheet, css) =>
  blocksOf(css)
    .filter(({ head }) => head.startsWith('@keyframes') && sheet.includes(head.split(' ')[1]))
    .reduce((whole, { head, body }) => `${whole}${head}{${body}}`, sheet);

/** Takes out the variables of the theme that nothing asks for. */
function withoutUnaskedVariables(css, texts) {
  const asked = new Set(texts.flatMap((text) => text.match(/--sy-[\w-]+(?!\s*:|[\w-])/g) ?? []));
  const next = css.replace(/(--sy-[\w-]+):[^;{}]*;?/g, (whole, name) => (asked.has(name) ? whole : ''));
  return next === css ? css : withoutUnaskedVariables(next, [next, ...texts.slice(1)]);
}

/**
 * `css` is minified and holds everything; `first` is the script that is there at first, `parts` the scripts of each lazy
 * part by its name. Answers the first sheet, and those of the lazy modules that have one. A class that no script names
 * stands on no element, since every class is generated.
 */
export function splitSheet(css, first, parts) {
  const known = classesOf(first);
  const has = (classes, ...sets) => [...classes].every((name) => sets.some((set) => set.has(name)));
  const lazy = Object.entries(parts).map(([name, script]) => [name, classesOf(script)]);
  const everything = classesOf([first, ...Object.values(parts)].join('\n'));
  /** Of no part alone, but of several together: there is only one place that is before all of them. */
  const isShared = (classes) => has(classes, everything) && !lazy.some(([, own]) => has(classes, known, own));
  const sheetOf = (isWanted) => withMovements(pick(css, isWanted), css);
  const firstSheet = sheetOf((classes) => has(classes, known) || isShared(classes));
  const lazySheets = lazy
    .map(([name, own]) => [name, sheetOf((classes) => !has(classes, known) && has(classes, known, own))])
    .filter(([, sheet]) => sheet !== '');
  const sheets = lazySheets.map(([, sheet]) => sheet);
  const scripts = [first, ...Object.values(parts)];
  return {
    first: withoutUnaskedVariables(firstSheet, [firstSheet, ...sheets, ...scripts]),
    lazy: Object.fromEntries(lazySheets),
  };
}
