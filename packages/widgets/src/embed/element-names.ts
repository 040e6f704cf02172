/**
 * The elements, with what they take: each name is a property, and the ones under `attributes` are attributes too, in
 * kebab case. Plain data, because the boot script knows the elements before any of their code is there.
 */
export const elements = {
  'shuyuan-school': { attributes: [], properties: [] },
  'shuyuan-comments': {
    attributes: ['target', 'pageSize', 'pageSizes', 'hasRetryRow', 'loads', 'name'],
    properties: ['strings', 'pictures', 'linkedComment', 'getCommentHref', 'comments'],
  },
  'shuyuan-pager': {
    attributes: ['total', 'page', 'size', 'sizes', 'layout', 'label'],
    properties: [],
  },
  'shuyuan-search': { attributes: ['open', 'matchesInitials'], properties: ['search', 'initial'] },
  'shuyuan-recorder': {
    attributes: ['open', 'canTrim'],
    properties: ['openRecord', 'records', 'uploader', 'media', 'uploadLogUrl'],
  },
  'shuyuan-exam': { attributes: ['paper', 'record'], properties: ['exams'] },
  'shuyuan-login': { attributes: ['open', 'mode', 'source'], properties: [] },
} as const;

/** What every element takes. */
export const commonNames = {
  attributes: ['baseUrl', 'locale', 'theme', 'density'],
  properties: [
    'school',
    'host',
    'token',
    'renewToken',
    'schoolTheme',
    'onNavigate',
    'onLoginRequired',
    'fetch',
  ],
} as const;

export type ElementName = keyof typeof elements;
