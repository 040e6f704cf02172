// Serves the built Storybook on a free port and checks every story: render, play, console, axe, and looks at it in dark and
// in large text; `STORY_LOOKS=none` leaves the looks out.
// `npm run test:stories -- packages/ui/src/button menu` visits only stories whose file's path has one of the parts,
// `--components ui-button,ui-menu` only those whose id begins so. What begins with `-` else is the runner's own.
// With STORYBOOK_STANDALONE it visits those drawn by the standalone build's libraries. With `STORY_PICTURES`, a folder,
// stories are drawn into it and not checked.
import { mkdirSync } from 'node:fs';
import { runStories, storiesOf, testStorybook } from './pictures/run-stories.mjs';
import { storiesLeftOut } from './test/left-out.mjs';

const isStandalone = Boolean(process.env['STORYBOOK_STANDALONE']);
/** `STORYBOOK_DIR` names another Storybook, which may lack stories. */
const outDir = process.env['STORYBOOK_DIR'] ?? (isStandalone ? 'storybook-standalone' : testStorybook);
const leftOut = new Set(storiesLeftOut());

const given = process.argv.slice(2);
const at = given.indexOf('--components');
const components = at < 0 ? [] : (given.splice(at, 2)[1]?.split(',') ?? []);
const first = given.findIndex((argument) => argument.startsWith('-'));
const parts = first < 0 ? given : given.slice(0, first);
const options = first < 0 ? [] : given.slice(first);

const wanted = storiesOf(outDir).filter(
  ({ id, importPath }) =>
    (parts.length === 0 || parts.some((part) => importPath.includes(part))) &&
    (components.length === 0 || components.includes(id.split('--')[0])),
);
if (wanted.length === 0)
  throw new Error(`${outDir} has no story of ${[...parts, ...components].join(' or ') || 'any file'}.`);
const ids = new Set(wanted.map(({ id }) => id).filter((id) => !leftOut.has(id)));

mkdirSync('test-results', { recursive: true });
process.exit(await runStories({ outDir, ids, options }));
