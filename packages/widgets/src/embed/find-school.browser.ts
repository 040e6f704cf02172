import { createEmbedHost, type School, type SchoolOptions } from './create-embed-host.browser.ts';
import { lookAtWords } from './look-at-words.browser.ts';
import { readChoice, readRich, readText, type Given } from './given.ts';

/** A school, and who holds it. */
export interface FoundSchool {
  school: School;
  /** The element has left the page, or means another school. */
  leave: () => void;
  isStill: (given: Given) => boolean;
}

/** An element around others that says of which school they are. */
interface SchoolElement extends HTMLElement {
  given: () => Given;
  /** Made by the first of them that needs it, and kept for those that come later. */
  held?: { key: string; school: School };
}

const schoolName = 'shuyuan-school';

/**
 * The school of an element: its property `school`, else the one of the `<shuyuan-school>` around it, else one of its own.
 * Answers `before` while nothing has changed.
 */
export function findSchool(
  element: HTMLElement & { given: () => Given },
  given: Given,
  before: FoundSchool | undefined,
): FoundSchool {
  if (before?.isStill(given)) return before;
  const said = readRich<School>(given, 'school');
  if (said) return { school: said, leave: () => {}, isStill: (next) => next['school'] === said };
  const ancestor = closestSchool(element);
  if (ancestor) {
    const school = shared(ancestor);
    const isStill = () => closestSchool(element) === ancestor && shared(ancestor) === school;
    return { school, leave: () => {}, isStill };
  }
  const key = keyOf(given);
  const school = makeSchool(element, () => [element]);
  return {
    school,
    leave: school.close,
    isStill: (next) => !readRich(next, 'school') && keyOf(next) === key,
  };
}

const keyOf = (given: Given) => `${readText(given, 'baseUrl')} ${readText(given, 'locale')}`;

function shared(element: SchoolElement): School {
  const key = keyOf(element.given());
  if (element.held?.key === key) return element.held.school;
  element.held?.school.close();
  lookAtWords(element, element.given());
  const inner = () => [...element.querySelectorAll<HTMLElement>('*')].filter(isOurs);
  element.held = { key, school: makeSchool(element, inner) };
  return element.held.school;
}

const isOurs = ({ localName }: Element) => localName.startsWith('shuyuan-');

/** The school that an element says; `widgets` are those that stand there without an answer when there is none. */
function makeSchool(element: { given: () => Given }, widgets: () => Element[]): School {
  const options = () => optionsOf(element.given());
  return createEmbedHost(options, openOwnLogin, async () => {
    const { tellUnreachable } = await import('./tell-misuse.browser.ts');
    await tellUnreachable(widgets(), options().baseUrl);
  });
}

/** Looks outwards through shadow roots. */
function closestSchool(element: Element): SchoolElement | null {
  for (let place: Element | null = element; place;) {
    const found: SchoolElement | null = place.closest<SchoolElement>(schoolName);
    if (found) return found;
    const root = place.getRootNode();
    place = root instanceof ShadowRoot ? root.host : null;
  }
  return null;
}

function optionsOf(given: Given): SchoolOptions {
  return {
    baseUrl: (readText(given, 'baseUrl') ?? '').replace(/(?<!\/)\/+$/, ''),
    locale: readChoice(given, 'locale', ['zh-CN', 'en']),
    token: given['token'] as string | null | undefined,
    renewToken: readRich(given, 'renewToken'),
    onNavigate: readRich(given, 'onNavigate'),
    onLoginRequired: readRich(given, 'onLoginRequired'),
    fetch: readRich(given, 'fetch'),
  };
}

/** Nobody on the page shows a login: an element of ours comes at the end of the page. */
function openOwnLogin(school: School) {
  const login = document.createElement('shuyuan-login');
  Object.assign(login, { school });
  document.body.append(login);
}
