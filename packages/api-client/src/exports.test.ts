import { expect, it } from 'vitest';

it('exports exactly these names from its main entry', async () => {
  expect(Object.keys(await import('@shuyuan/api-client')).sort()).toEqual([
    'ApiError',
    'answerLimits',
    'applicationLimits',
    'applicationPages',
    'busyFor',
    'codePoints',
    'commentLimits',
    'createAnnouncementsApi',
    'createAnthologiesApi',
    'createArticlesApi',
    'createCaptchaApi',
    'createClient',
    'createCombosApi',
    'createCommentsApi',
    'createConfigApi',
    'createCoursesApi',
    'createExamsApi',
    'createFaqApi',
    'createHomeApi',
    'createHttp',
    'createMembershipsApi',
    'createMyApi',
    'createNavigationApi',
    'createOrdersApi',
    'createPagesApi',
    'createProductsApi',
    'createRecordsApi',
    'createReviewsApi',
    'createSearchApi',
    'createSessionApi',
    'createStudyApi',
    'createTagsApi',
    'createTeachersApi',
    'createUploadsApi',
    'createVideosApi',
    'cutText',
    'farthestPage',
    'featureNames',
    'isApiError',
    'isReadable',
    'longestKeywords',
    'longestReportWords',
    'mobilePattern',
    'nickNameLength',
    'orderLife',
    'pageNames',
    'passwordLength',
    'plainAmount',
    'plainCharacters',
    'plainMobile',
    'recordLimits',
    'refusedField',
    'reportReasons',
    'reviewLimits',
    'sliderSize',
    'textLength',
    'tidyName',
    'tidyText',
  ]);
});

it('exports exactly the contract from its contract entry', async () => {
  expect(Object.keys(await import('@shuyuan/api-client/contract')).sort()).toEqual([
    'checkAnswer',
    'contract',
    'imageLimits',
    'permissionCodes',
  ]);
});

it('exports exactly the uploader, its ports and the video cloud from its upload entry', async () => {
  expect(Object.keys(await import('@shuyuan/api-client/upload')).sort()).toEqual([
    'VodError',
    'createBrowserUploadPorts',
    'createBrowserUsageLog',
    'createUploader',
    'createUsageLog',
    'createVodApi',
  ]);
});
