// Serves the built Storybook on a free port and visits every story: render, play, console, axe, pictures in every suite.
// `npm run test:stories -- packages/ui/src/button menu` visits only stories whose file's path has one of the parts.
// With STORYBOOK_STANDALONE it visits those drawn by the standalone build's libraries: they keep no pictures of their own.
import { mkdirSync, rmSync } from 'node:fs';
import { hasPinnedBrowser } from './browser.mjs';
import { closeRun, closeUpdate, sayAndShow, suiteReview } from './pictures/close.mjs';
import { reportFindings } from './pictures/jest-report.mjs';
import { runStories, storiesOf, testStorybook } from './pictures/run-stories.mjs';

const isStandalone = Boolean(process.env['STORYBOOK_STANDALONE']);
/** `STORYBOOK_DIR` names another Storybook, which may lack stories. */
const outDir = process.env['STORYBOOK_DIR'] ?? (isStandalone ? 'storybook-standalone' : testStorybook);
/** What differed, with the receipts of this run. */
const actual = isStandalone ? 'visual/actual-standalone' : 'visual/actual';
const review = suiteReview(isStandalone);
const isUpdate = Boolean(process.env['UPDATE_VISUAL']);
if (isStandalone && isUpdate) throw new Error('The standalone stories only compare: pictures are React’s.');

/** Arguments are the runner's own options, with their values, and parts of paths. */
const [parts, options] = (() => {
  const given = process.argv.slice(2);
  const first = given.findIndex((argument) => argument.startsWith('-'));
  return first < 0 ? [given, []] : [given.slice(0, first), given.slice(first)];
})();

function idsIn(paths) {
  const ids = storiesOf(outDir)
    .filter(({ importPath }) => paths.some((part) => importPath.includes(part)))
    .map(({ id }) => id);
  if (ids.length === 0) throw new Error(`No story file's path has ${paths.join(' or ')} in it.`);
  return new Set(ids);
}

const optionValue = (name) => {
  const at = options.findIndex((option) => option === name || option.startsWith(`${name}=`));
  return at < 0 ? undefined : (options[at].split('=')[1] ?? options[at + 1]);
};

mkdirSync('test-results', { recursive: true });
rmSync(actual, { recursive: true, force: true });
rmSync(review, { recursive: true, force: true });
if (!hasPinnedBrowser) console.log('Not the pinned browser: pictures are not compared.');
const status = await runStories({
  outDir,
  ids: parts.length > 0 ? idsIn(parts) : undefined,
  options,
  env: { VISUAL_ACTUAL: actual, ...(!hasPinnedBrowser && { VISUAL_SKIP: '1' }) },
});
if (!hasPinnedBrowser) process.exit(status);

/** Every story was drawn: what no story draws is left over. */
const isWhole =
  status === 0 &&
  !isStandalone &&
  parts.length === 0 &&
  !process.env['STORY_FILES'] &&
  !process.env['STORYBOOK_DIR'] &&
  !options.some((option) => /^(-t|--testNamePattern|--shard)/.test(option));
if (isUpdate) {
  await closeUpdate({ actual, outDir, isWhole });
  process.exit(status);
}
const { findings, others } = await closeRun({
  actual,
  outDir,
  isWhole,
  reference: isStandalone ? testStorybook : undefined,
  bytes: Boolean(process.env['VISUAL_BYTES']),
});
sayAndShow({ findings, others, folder: review, outDir });
reportFindings(optionValue('--outputFile'), storiesOf(outDir), findings, others);
process.exit(status || (findings.length + others.length > 0 ? 1 : 0));
