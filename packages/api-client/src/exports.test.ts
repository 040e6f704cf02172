import { expect, it } from 'vitest';

it('exports exactly these names from its main entry', async () => {
  expect(Object.keys(await import('@shuyuan/api-client')).sort()).toEqual([
    'ApiError',
    'createArticlesApi',
    'createCaptchaApi',
    'createClient',
    'createCommentsApi',
    'createConfigApi',
    'createHomeApi',
    'createHttp',
    'createMembershipsApi',
    'createMyApi',
    'createNavigationApi',
    'createOrdersApi',
    'createRecordsApi',
    'createSearchApi',
    'createSessionApi',
    'createStudyApi',
    'createUploadsApi',
    'featureNames',
    'isApiError',
    'mobilePattern',
    'nickNameLength',
    'orderLife',
    'passwordLength',
    'recordLimits',
    'refusedField',
    'sliderSize',
  ]);
});

it('exports exactly the contract from its contract entry', async () => {
  expect(Object.keys(await import('@shuyuan/api-client/contract')).sort()).toEqual(['contract']);
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
