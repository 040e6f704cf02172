import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Manifest {
  exports: Record<string, string | Record<string, string>>;
}

const root = join(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;

const entries = Object.entries(manifest.exports).flatMap(([entry, target]) => {
  const source = typeof target === 'string' ? undefined : target['shuyuan-source'];
  return source ? [{ entry, source, target: target as Record<string, string> }] : [];
});

it('names each built file after its source', () => {
  const declared = entries.map(({ source, target }) => [
    existsSync(join(root, source)),
    target['import'] ?? target['default'],
    target['types'],
  ]);
  const expected = entries.map(({ source, target }) => {
    const built = source.replace('./src/', './dist/').replace(/(\.css)?\.ts$/, '');
    return target['import']
      ? [true, `${built}.js`, `${built}.d.ts`]
      : [true, `${built}.css`, './css/css.d.ts'];
  });
  expect(declared).toEqual(expected);
});

it('DS-10 offers exactly these names: one that goes, or changes, breaks a reader of this package', async () => {
  const names: Record<string, string> = {};
  for (const { entry, source, target } of entries) {
    if (!target['import']) continue;
    const module = (await import(/* @vite-ignore */ join(root, source))) as object;
    names[entry] = Object.keys(module).sort().join(' ');
  }
  expect(names).toMatchInlineSnapshot(`
    {
      "./avatar": "Avatar",
      "./badge": "Badge",
      "./breadcrumbs": "Breadcrumbs",
      "./button": "Button",
      "./card": "Card ListRow MediaCard",
      "./confirm-dialog": "ConfirmDialog",
      "./count-text": "CountText formatCount",
      "./dialog": "Dialog DialogTrigger",
      "./empty-state": "EmptyState",
      "./error-state": "ErrorState",
      "./icon-button": "IconButton",
      "./icons": "AppearanceIcon ArrowLeftIcon ArrowRightIcon ArrowUpIcon ArticleIcon BookIcon CautionIcon CheckIcon ChevronDownIcon ChevronLeftIcon ChevronRightIcon ChevronUpIcon ChevronsLeftIcon ChevronsRightIcon ClockIcon CloseIcon CommentIcon CopyIcon CriticalIcon DaylightIcon DeleteIcon EditIcon EmptyIcon ExternalLinkIcon EyeIcon EyeOffIcon HomeIcon ImageIcon ImageOffIcon InfoIcon LamplightIcon LockIcon MenuIcon MoreIcon OfflineIcon OrderIcon PositiveIcon ReplyIcon RetryIcon SearchIcon SendIcon SignOutIcon StudyIcon UserIcon VipIcon",
      "./image": "Image",
      "./layout": "Columns Divider Fill Grid Heading Inline Page Section Stack Text",
      "./link-button": "LinkButton",
      "./live-region": "LiveRegion",
      "./menu": "Menu MenuItem MenuSection MenuSeparator MenuTrigger",
      "./native-button": "NativeButton",
      "./native-select": "NativeSelect",
      "./password-field": "PasswordField",
      "./provider": "UiProvider useUi",
      "./relative-time": "RelativeTime formatDate formatDateTime formatRelativeTime",
      "./rich-text": "RichText",
      "./skeleton": "Skeleton SkeletonBlock SkeletonCircle SkeletonText",
      "./tabs": "Tab TabList TabPanel Tabs",
      "./testing": "hostileHtml",
      "./text-area": "TextArea",
      "./text-field": "TextField",
      "./theme": "ThemeRoot vars",
      "./toast": "ToastRegion createToastQueue",
      "./visually-hidden": "VisuallyHidden",
    }
  `);
}, 30_000);
