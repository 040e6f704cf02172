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
      "./avatar": "Avatar AvatarGroup PersonOption",
      "./badge": "Badge",
      "./bar-chart": "BarChart",
      "./breadcrumbs": "Breadcrumbs",
      "./button": "Button",
      "./button-group": "ButtonGroup",
      "./card": "Card ListRow MediaCard StatisticCard",
      "./carousel": "Carousel CarouselSlide",
      "./checkbox": "Checkbox CheckboxGroup",
      "./code-field": "CodeField",
      "./combo-box": "ComboBox",
      "./confirm-dialog": "ConfirmDialog",
      "./count-text": "CountText formatCount",
      "./countdown": "Countdown",
      "./date-field": "DateField",
      "./date-picker": "DatePicker DateRangePicker",
      "./dialog": "Dialog DialogTrigger",
      "./disclosure": "Accordion Disclosure",
      "./drawer": "Drawer",
      "./drop-zone": "DropZone",
      "./empty-state": "EmptyState",
      "./error-state": "ErrorState",
      "./file-trigger": "FileTrigger",
      "./form": "Form SubmitButton",
      "./grid-list": "GridList GridListItem ReorderableGridList",
      "./highlight": "Highlight occurrencesOf",
      "./icon-button": "IconButton",
      "./icons": "AnnouncementIcon AppearanceIcon ArrowDownIcon ArrowRightIcon ArrowUpIcon ArticleIcon BookIcon CalendarIcon CaptionsIcon CaptionsOffIcon CategoryIcon CautionIcon CheckIcon ChevronDownIcon ChevronLeftIcon ChevronRightIcon ChevronUpIcon ChevronsRightIcon ClockIcon CloseIcon ColumnsIcon CommentIcon CopyIcon CriticalIcon CutIcon DaylightIcon DeleteIcon DownloadIcon DragIcon EditIcon EmptyIcon EnlargeIcon EnterFullScreenIcon ExitFullScreenIcon ExternalLinkIcon EyeIcon EyeOffIcon FileIcon HistoryIcon ImageIcon ImageOffIcon InfoIcon LamplightIcon LessonIcon LinkIcon LockIcon MarkIcon MenuIcon MicrophoneIcon MicrophoneOffIcon MinusIcon MoreIcon OfflineIcon OrderIcon PauseIcon PictureInPictureIcon PlayIcon PlusIcon PositiveIcon RecordScreenIcon ReplyIcon RetryIcon RoleIcon SearchIcon SendIcon SettingsIcon ShrinkIcon SignOutIcon SilenceIcon SortIcon SpeedIcon StopIcon StudyIcon ThumbsUpIcon UndoIcon UploadIcon UserIcon VipIcon VolumeIcon VolumeLowIcon ZoomInIcon ZoomOutIcon",
      "./image": "Image",
      "./layout": "Columns Divider Fill Grid Heading Inline Page ScrollArea Section Stack Sticky Text",
      "./lazy-module": "createLazyModule useLazyModule useLazyModuleOrRetry withinCodeLimit",
      "./light-box": "LightBox",
      "./light-dialog": "LightDialog",
      "./light-tabs": "LightTab LightTabList LightTabPanel LightTabs",
      "./link-button": "LinkButton",
      "./live-region": "LiveRegion",
      "./menu": "Menu MenuItem MenuSection MenuSeparator MenuTrigger",
      "./meter": "LevelMeter Meter",
      "./modality": "focusedElement isComposing limitTyping lockScroll usePageKeys",
      "./native-button": "NativeButton NativeFormButton NativeIconButton",
      "./native-radio-group": "NativeCheckbox NativeCheckboxGroup NativeRadioGroup",
      "./native-select": "NativeSelect",
      "./number-field": "NumberField isNumberWithin",
      "./password-field": "PasswordField",
      "./permission": "PermissionButton PermissionLink PermissionMenu PermissionProvider usePermissions",
      "./picture-field": "PictureField UploadRefusal",
      "./popover": "Popover PopoverTrigger",
      "./price": "Price formatPrice",
      "./progress": "ProgressBar ProgressRing",
      "./provider": "LightUiProvider UiProvider useUi",
      "./radio-group": "Radio RadioGroup",
      "./rating": "Rating RatingField",
      "./relative-time": "RelativeTime formatDate formatDateTime formatRelativeTime",
      "./rich-text": "RichText prepareRichText",
      "./rich-text-editor": "RichTextEditor dividerMark joinAtDivider splitAtDivider",
      "./search-field": "SearchField",
      "./select": "MultiSelect Select",
      "./skeleton": "Skeleton SkeletonArticle SkeletonBlock SkeletonCard SkeletonCircle SkeletonListRow SkeletonTableRow SkeletonText",
      "./slider": "RangeSlider Slider",
      "./steps": "Steps",
      "./switch": "Switch",
      "./table": "ReorderableTable RowDragHandle Table",
      "./tabs": "Tab TabList TabPanel Tabs",
      "./tag-group": "Tag TagGroup",
      "./testing": "hostileHtml",
      "./text-area": "TextArea",
      "./text-field": "TextField",
      "./theme": "ThemeRoot contrastFindings createSchoolTheme vars",
      "./timeline": "Timeline TimelineItem",
      "./toast": "ToastRegion createToastQueue",
      "./toggle-button": "ToggleButton ToggleButtonGroup",
      "./toolbar": "Toolbar ToolbarGroup ToolbarSeparator",
      "./tooltip": "Tooltip",
      "./tree": "ReorderableTree Tree TreeItem",
      "./video-player": "VideoPlayer",
      "./visually-hidden": "VisuallyHidden",
      "./watermark": "Watermark",
    }
  `);
});
