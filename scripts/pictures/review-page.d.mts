import type { Comparison } from './words.mjs';

interface Item {
  picture: string;
  before: string | null;
  after: string | null;
  comparison?: Comparison;
  isAccepted?: boolean;
}

interface Shown {
  picture: string;
  id: string;
  title: string;
  name: string;
  suite: string;
  kind: 'changed' | 'new' | 'gone';
  said: string;
  isAccepted: boolean;
}

export interface Model {
  heading: string;
  items: Shown[];
}

export function renderPage(model: Model, token?: string | null): string;
export function writeReview(given: {
  folder: string;
  items: Item[];
  stories: { id: string; title: string; name: string }[];
  heading: string;
}): Model;
export function differencesOf(given: {
  before: Map<string, string>;
  after: Map<string, string>;
  acceptedNow: (picture: string) => boolean;
}): Item[];
