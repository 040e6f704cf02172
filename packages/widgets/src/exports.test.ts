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

it('declares one entry per folder, and names each built file after its source', () => {
  const declared = entries.map(({ entry, source, target }) => ({
    entry,
    exists: existsSync(join(root, source)),
    source,
    import: target['import'],
    types: target['types'],
  }));
  const expected = entries.map(({ entry }) => {
    const folder = entry.slice(2);
    return {
      entry,
      exists: true,
      source: `./src/${folder}/index.ts`,
      import: `./dist/${folder}/index.js`,
      types: `./dist/${folder}/index.d.ts`,
    };
  });
  expect(declared).toEqual(expected);
});

it('offers exactly these names: one that goes, or changes, breaks a reader of this package', async () => {
  const names: Record<string, string[]> = {};
  for (const { entry, source } of entries) {
    const module = (await import(/* @vite-ignore */ join(root, source))) as object;
    names[entry] = Object.keys(module).sort();
  }
  expect(names).toEqual({
    './host': ['HostProvider', 'createBrowserHost', 'useHost'],
    './deadline': ['createDeadline', 'useDeadline'],
    './journal': ['createJournal', 'createOutbox'],
    './favorites': ['Favorites'],
    './pager': ['Pager'],
    './classroom': ['Classroom'],
    './comment-box': ['CommentBox', 'CommentCount'],
    './unsent-comments': ['createUnsentComments'],
    './unsent-notes': ['findUnsentNotes'],
    './login-dialog': ['BindMobileDialog', 'ChangePasswordDialog', 'LoginDialog', 'LoginPanel'],
    './search-dialog': ['SearchDialog', 'SearchPanel', 'searchTabs'],
    './record-library': ['RecordLibrary', 'SharedRecording'],
    './account-settings': ['AccountSettings'],
    './checkout': ['Cashier', 'OrderPayment', 'OrderReceipt', 'refundTermsText'],
    './membership-plans': ['MembershipPlans'],
    './order-list': ['OrderList'],
    './community': [
      'BlockedPost',
      'DoubtWays',
      'IssueMarks',
      'MergeProblem',
      'Moderation',
      'PostActions',
      'PostEditor',
      'PostText',
      'PostVersions',
      'Solutions',
    ],
    './notes': ['MyNotes', 'NoteEditor', 'Notes'],
    './reviews': ['Reviews'],
    './redeem-code': ['RedeemCode'],
    './deals': ['Deals'],
    './lessons': [
      'LessonFile',
      'LessonLive',
      'LessonLocked',
      'LessonPaper',
      'continueStrings',
      'countsAsLesson',
      'lessonWords',
      'listContinue',
    ],
    './reading': [
      'DownloadButton',
      'FavoriteButton',
      'LessonText',
      'ParagraphMark',
      'Paywall',
      'ReadingPlace',
      'ShareButton',
      'ThumbsUpButton',
    ],
    './media-library': ['MediaLibrary', 'MediaPicker', 'createFilmEncoder'],
    './resource-form': ['ResourceForm', 'createKeptDraft'],
    './resource-list': ['ResourceList', 'saveExport'],
    './transcript': ['Transcript'],
    './undo-notices': ['UndoNoticesRegion', 'createUndoNotices', 'undoTime'],
    './attempt-marking': ['AttemptMarking'],
    './exam-player': ['ExamPlayer'],
    './exam-rehearsal': ['ExamRehearsal'],
    './questions': ['PrintedQuestion', 'QuestionPreview'],
    './question-practice': ['QuestionPractice'],
    './study-center': ['StudyCenter'],
    './application-form': ['ApplicationForm'],
    './article-editor': ['ArticleEditor'],
    './screen-recorder': [
      'MediaProblem',
      'ScreenRecorder',
      'countUnfinished',
      'createRecorderMedia',
      'createTrimmer',
    ],
    './testing': [
      'Refusal',
      'accountScenarios',
      'checkoutScenarios',
      'commentScenarios',
      'createMemoryStorage',
      'createScenarioClient',
      'createTestHost',
      'favoriteScenarios',
      'joinScenarios',
      'lessonScenarios',
      'loginProofs',
      'loginScenarios',
      'manageScenarios',
      'membershipScenarios',
      'offline',
      'orderScenarios',
      'recordingScenarios',
      'silence',
      'studyScenarios',
      'testUser',
    ],
  });
});
